CREATE TABLE "former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_article" ON "former_slugs" USING btree ("article_id");
--> statement-breakpoint
create function keep_article_slug() returns trigger language plpgsql as $$
begin
  delete from former_slugs where slug = new.slug;
  insert into former_slugs (slug, article_id) values (old.slug, new.id)
    on conflict (slug) do update set article_id = excluded.article_id;
  return null;
end $$;
--> statement-breakpoint
create trigger articles_keep_slug after update of slug on articles
  for each row when (new.slug <> old.slug) execute function keep_article_slug();
