CREATE TABLE "search_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"query" text NOT NULL,
	"effect" text NOT NULL,
	"field" text,
	"ids" integer[] NOT NULL,
	"path" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_rules_effect" CHECK ("search_rules"."effect" in ('pin', 'boost', 'redirect')),
	CONSTRAINT "search_rules_field" CHECK ("search_rules"."field" in ('ids', 'brands', 'categories', 'subcategories', 'groups')),
	CONSTRAINT "search_rules_pin" CHECK ("search_rules"."effect" <> 'pin' or "search_rules"."field" = 'ids'),
	CONSTRAINT "search_rules_goods" CHECK (("search_rules"."effect" = 'redirect') = ("search_rules"."field" is null and cardinality("search_rules"."ids") = 0)),
	CONSTRAINT "search_rules_path" CHECK (("search_rules"."effect" = 'redirect') = ("search_rules"."path" is not null)),
	CONSTRAINT "search_rules_own_site" CHECK ("search_rules"."path" like '/%' and "search_rules"."path" not like '//%' and strpos("search_rules"."path", chr(92)) = 0),
	CONSTRAINT "search_rules_period" CHECK ("search_rules"."ends_at" > "search_rules"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"relation" text NOT NULL,
	"terms" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_synonyms_relation" CHECK ("search_synonyms"."relation" in ('same', 'narrower')),
	CONSTRAINT "search_synonyms_terms" CHECK (cardinality("search_synonyms"."terms") >= 2)
);
--> statement-breakpoint
-- What staff say of words reaches every instance, which reads all of it again.
create function log_search_words() returns trigger language plpgsql as $$
begin
  insert into changes (kind) values ('search-words');
  perform pg_notify('shop_changes', '');
  return null;
end $$;
--> statement-breakpoint
create trigger search_synonyms_log after insert or update or delete on search_synonyms
  for each statement execute function log_search_words();
--> statement-breakpoint
create trigger search_rules_log after insert or update or delete on search_rules
  for each statement execute function log_search_words();
