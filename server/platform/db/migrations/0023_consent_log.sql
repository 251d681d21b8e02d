CREATE TABLE "marketing_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"choice" text NOT NULL,
	"given" boolean NOT NULL,
	"source" text NOT NULL,
	"version" smallint DEFAULT 1 NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_consents_customer" ON "marketing_consents" USING btree ("customer_id");
--> statement-breakpoint
create function log_marketing_consents() returns trigger language plpgsql as $$
begin
  insert into marketing_consents (customer_id, choice, given, source, at)
  select new.id, c.choice, c.given, case tg_op when 'INSERT' then 'registration' else 'account' end,
    case tg_op when 'INSERT' then new.created_at else now() end
  from (values
    ('terms_conditions', new.terms_conditions, case tg_op when 'UPDATE' then old.terms_conditions else false end),
    ('club', new.club, case tg_op when 'UPDATE' then old.club else false end),
    ('marketing', new.marketing, case tg_op when 'UPDATE' then old.marketing else false end),
    ('newsletter', new.newsletter, case tg_op when 'UPDATE' then old.newsletter else false end),
    ('event_invite', new.event_invite, case tg_op when 'UPDATE' then old.event_invite else false end),
    ('birthday_gift', new.birthday_gift, case tg_op when 'UPDATE' then old.birthday_gift else false end)
  ) as c (choice, given, was)
  where c.given <> c.was;
  return null;
end $$;
--> statement-breakpoint
create trigger customers_log_consents
  after insert or update of terms_conditions, club, marketing, newsletter, event_invite, birthday_gift on customers
  for each row execute function log_marketing_consents();
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added to', tg_table_name;
end $$;
--> statement-breakpoint
create trigger marketing_consents_not_changed before update on marketing_consents
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger marketing_consents_not_deleted before delete on marketing_consents
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
--> statement-breakpoint
insert into marketing_consents (customer_id, choice, given, source, at)
select c.id, f.choice, true, 'before', now()
from customers c cross join lateral (values
  ('terms_conditions', c.terms_conditions), ('club', c.club), ('marketing', c.marketing), ('newsletter', c.newsletter),
  ('event_invite', c.event_invite), ('birthday_gift', c.birthday_gift)) as f (choice, given)
where f.given;
