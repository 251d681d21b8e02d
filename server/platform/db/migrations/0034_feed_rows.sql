CREATE TABLE "feed_rows" (
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "feed_rows_version_kind_key_pk" PRIMARY KEY("version","kind","key")
);
--> statement-breakpoint
ALTER TABLE "feed_rows" ADD CONSTRAINT "feed_rows_version_feed_runs_id_fk" FOREIGN KEY ("version") REFERENCES "public"."feed_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_rows_key" ON "feed_rows" USING btree ("kind","key");