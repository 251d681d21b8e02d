CREATE INDEX "sales_documents_fulfilment" ON "sales_documents" USING btree ("fulfilment_id");--> statement-breakpoint
CREATE INDEX "withdrawals_awaited" ON "withdrawals" USING btree ("id") WHERE "withdrawals"."goods_back_at" is null;--> statement-breakpoint
CREATE INDEX "payment_acts_fulfilment" ON "payment_acts" USING btree ("fulfilment_id");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_url";