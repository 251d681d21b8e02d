ALTER TABLE "blog_posts" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "polls" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "social_posts" ADD COLUMN "brand" text;