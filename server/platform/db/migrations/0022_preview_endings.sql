CREATE TABLE "preview_endings" (
	"at" timestamp with time zone PRIMARY KEY NOT NULL
);
