insert into order_statuses (id, code) values
  (1, 'reserved'), (2, 'ready'), (3, 'collected'), (4, 'expired'), (5, 'cancelled'),
  (6, 'received'), (7, 'sent'), (8, 'delivered'), (9, 'returned');
--> statement-breakpoint
create function keep_article_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into price_history (article_id, price, kind, valid_from) values (new.id, new.price, 'normal', new.date_created);
  elsif new.price <> old.price then
    update price_history set valid_to = now()
      where article_id = new.id and kind = 'normal' and shop_id is null and valid_to is null;
    insert into price_history (article_id, price, kind, valid_from) values (new.id, new.price, 'normal', now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger articles_keep_price after insert or update of price on articles
  for each row execute function keep_article_price();
--> statement-breakpoint
create function keep_campaign_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into price_history (article_id, price, kind, campaign_article_id, valid_from, valid_to)
      select new.article_id, new.price, 'campaign', new.id, c.starts_at, c.ends_at from campaigns c where c.id = new.campaign_id;
  elsif tg_op = 'UPDATE' then
    if new.price <> old.price then
      update price_history set price = new.price where campaign_article_id = new.id and valid_from > now();
      if not found then
        insert into price_history (article_id, price, kind, campaign_article_id, valid_from, valid_to)
          select h.article_id, new.price, 'campaign', new.id, now(), h.valid_to
          from price_history h where h.campaign_article_id = new.id and h.valid_to > now();
        update price_history set valid_to = now()
          where campaign_article_id = new.id and valid_to > now() and valid_from < now();
      end if;
    end if;
  else
    delete from price_history where campaign_article_id = old.id and valid_from > now();
    update price_history set valid_to = now() where campaign_article_id = old.id and valid_to > now();
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger campaign_articles_keep_price after insert or update of price or delete on campaign_articles
  for each row execute function keep_campaign_price();
--> statement-breakpoint
create function keep_campaign_period() returns trigger language plpgsql as $$
begin
  update price_history h set valid_from = new.starts_at from campaign_articles a
    where a.campaign_id = new.id and h.campaign_article_id = a.id and h.valid_from > now();
  update price_history h set valid_to = new.ends_at from campaign_articles a
    where a.campaign_id = new.id and h.campaign_article_id = a.id and h.valid_to > now();
  return null;
end $$;
--> statement-breakpoint
create trigger campaigns_keep_period after update of starts_at, ends_at on campaigns
  for each row when (new.starts_at <> old.starts_at or new.ends_at <> old.ends_at) execute function keep_campaign_period();
--> statement-breakpoint
-- A bulk writer sets `shop.bulk` to 'on' for its transaction and logs one row of kind 'all' itself.
create function log_change() returns trigger language plpgsql as $$
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
  else
    insert into changes (kind) select 'content' where exists (select from rows_changed);
  end if;
  perform pg_notify('shop_changes', '');
  return null;
end $$;
--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['articles', 'variants', 'campaign_articles', 'reviews', 'bestsellers', 'article_genders',
    'article_groups', 'stock', 'campaigns', 'shops', 'shop_exceptions', 'product_lines', 'colors', 'color_groups',
    'genders', 'categories', 'subcategories', 'groups', 'settings', 'banners', 'blog_posts', 'shipping_methods', 'polls']
  loop
    execute format('create trigger %1$s_log_insert after insert on %1$s referencing new table as rows_changed
      for each statement execute function log_change()', t);
    execute format('create trigger %1$s_log_update after update on %1$s referencing new table as rows_changed
      for each statement execute function log_change()', t);
    execute format('create trigger %1$s_log_delete after delete on %1$s referencing old table as rows_changed
      for each statement execute function log_change()', t);
  end loop;
end $$;
