CREATE TABLE "pictures" (
	"source" text NOT NULL,
	"shape" text NOT NULL,
	"focal" text DEFAULT '' NOT NULL,
	"stamp" text,
	"hash" text,
	"cutting" integer NOT NULL,
	"base" text,
	"width" integer,
	"height" integer,
	"colour" text,
	"focal_x" double precision,
	"focal_y" double precision,
	"box" jsonb,
	"note" text,
	"problem" text,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_source_shape_focal_pk" PRIMARY KEY("source","shape","focal"),
	CONSTRAINT "pictures_taken_or_not" CHECK (("pictures"."base" is null) = ("pictures"."problem" is not null))
);
--> statement-breakpoint
CREATE INDEX "pictures_hash" ON "pictures" USING btree ("hash");