CREATE TABLE "brand_files" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer,
	"height" integer,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "brand_files_brand_name_pk" PRIMARY KEY("brand","name")
);
--> statement-breakpoint
CREATE TABLE "brand_pages" (
	"id" serial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"path" text NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "brand_pages_path" UNIQUE("brand","path")
);
--> statement-breakpoint
CREATE TABLE "brand_texts" (
	"brand" text NOT NULL,
	"file" text NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "brand_texts_brand_file_pk" PRIMARY KEY("brand","file")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_files" ADD CONSTRAINT "brand_files_brand_brands_id_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_pages" ADD CONSTRAINT "brand_pages_brand_brands_id_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_texts" ADD CONSTRAINT "brand_texts_brand_brands_id_fk" FOREIGN KEY ("brand") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
create or replace function log_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.bulk', true), '') = 'on' then return null; end if;
  if tg_table_name = 'articles' then
    insert into changes (kind, ref) select distinct 'article', r.id from rows_changed r;
  elsif tg_table_name in ('variants', 'campaign_articles', 'reviews', 'bestsellers', 'article_genders', 'article_groups') then
    insert into changes (kind, ref) select distinct 'article', r.article_id from rows_changed r;
  elsif tg_table_name = 'stock' then
    insert into changes (kind, ref) select distinct 'stock', v.article_id from rows_changed r join variants v on v.id = r.variant_id;
  elsif tg_table_name = 'campaigns' then
    insert into changes (kind, ref) select distinct 'campaign', r.id from rows_changed r;
  elsif tg_table_name = 'shops' then
    insert into changes (kind, ref) select distinct 'shop', r.id from rows_changed r;
  elsif tg_table_name = 'shop_exceptions' then
    insert into changes (kind, ref) select distinct 'shop', r.shop_id from rows_changed r;
  elsif tg_table_name in ('product_lines', 'colors', 'color_groups', 'genders', 'sizes', 'subcategories', 'groups') then
    insert into changes (kind, ref) select distinct case tg_table_name when 'product_lines' then 'product-line'
      when 'colors' then 'color' when 'color_groups' then 'color-group' when 'genders' then 'gender'
      when 'sizes' then 'size' when 'subcategories' then 'subcategory' else 'group' end, r.id from rows_changed r;
  elsif tg_table_name = 'banners' then
    insert into changes (kind) select 'banner' where exists (select from rows_changed);
  else
    insert into changes (kind) select 'content' where exists (select from rows_changed);
  end if;
  perform pg_notify('shop_changes', '');
  return null;
end $$;
