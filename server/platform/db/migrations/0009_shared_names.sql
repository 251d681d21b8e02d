-- What many articles show and none owns is logged by its own id: the search index holds it with every article.
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
  else
    insert into changes (kind) select 'content' where exists (select from rows_changed);
  end if;
  perform pg_notify('shop_changes', '');
  return null;
end $$;
--> statement-breakpoint
create trigger sizes_log_insert after insert on sizes referencing new table as rows_changed
  for each statement execute function log_change();
--> statement-breakpoint
create trigger sizes_log_update after update on sizes referencing new table as rows_changed
  for each statement execute function log_change();
--> statement-breakpoint
create trigger sizes_log_delete after delete on sizes referencing old table as rows_changed
  for each statement execute function log_change();
