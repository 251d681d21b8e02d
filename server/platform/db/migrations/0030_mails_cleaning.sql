CREATE INDEX "mails_given_up" ON "mails" USING btree ("id") WHERE "mails"."sent_at" is null and "mails"."given_up";--> statement-breakpoint
CREATE INDEX "mails_written" ON "mails" USING btree ("id") WHERE "mails"."recipient" <> '';--> statement-breakpoint
CREATE INDEX "mails_emptied" ON "mails" USING btree ("created_at") WHERE "mails"."recipient" = '';