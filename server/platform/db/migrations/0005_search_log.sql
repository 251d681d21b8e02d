CREATE TABLE "search_log" (
	"day" date NOT NULL,
	"query" text NOT NULL,
	"count" integer NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "search_log_day_query_pk" PRIMARY KEY("day","query")
);
