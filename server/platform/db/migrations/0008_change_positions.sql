ALTER TABLE "changes" ADD COLUMN "xact" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "changes_xact" ON "changes" USING btree ("xact");--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP COLUMN "status";