ALTER TABLE "payments" ADD COLUMN "client_category" text;--> statement-breakpoint
ALTER TABLE "sandbox_payments" DROP COLUMN "seller";