import { shownName } from '@/lib/catalogue/shown-names';
import type { Banner, BlogPost, BlogPostSummary } from '@/lib/contracts/content';
import type { Sql } from '@/server/db/connection';

/** A campaign that runs now, with the ids of its articles. */
export interface RunningCampaign {
  id: number;
  name: string;
  slug: string;
  shortDescription: string;
  description: string;
  start: Date;
  end: Date;
  image: string | null;
  imageMobile: string | null;
  showLabel: boolean;
  showImage: boolean;
  labelText: string;
  url: string | null;
  articleIds: number[];
}

export function contentStore(sql: Sql) {
  return {
    /** What stands in the slots now; with `preview`, also what staff have put there under that name. */
    async banners(brand: string, preview?: string) {
      return sql<Banner[]>`
        select id, slot, title, body as text, link_text as "linkText", link, image, image_mobile as "imageMobile",
          preview is not null as "isPreview"
        from banners
        where brand = ${brand} and (
          (preview is null and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true))
          or preview = ${preview ?? null})
        order by slot, preview is null, position, id`;
    },
    async settings(brand: string): Promise<Record<string, unknown>> {
      const rows = await sql`select key, value from settings where brand = ${brand}`;
      return Object.fromEntries(rows.map((row) => [row.key, row.value]));
    },
    async campaigns() {
      const rows = await sql<RunningCampaign[]>`
        select id, name, slug, short_description as "shortDescription", description, starts_at as start, ends_at as "end",
          image, image_mobile as "imageMobile", show_label as "showLabel", show_image as "showImage",
          label_text as "labelText", url,
          array(select article_id from campaign_articles where campaign_id = campaigns.id order by article_id) as "articleIds"
        from campaigns where starts_at <= now() and ends_at > now() order by starts_at, id`;
      return rows.map((row) => ({ ...row, name: shownName(row.name) }));
    },
    async latestPosts(take: number) {
      return sql<BlogPostSummary[]>`
        select id, slug, title, featured_image as "featuredImage", published_at as "publishedAt",
          left(regexp_replace(body, '(^|\n)#+ [^\n]*\n', '', 'g'), 180) as lead
        from blog_posts where published_at <= now() order by published_at desc, id desc limit ${take}`;
    },
    async post(slug: string) {
      const [row] = await sql<BlogPost[]>`
        select id, slug, title, body, featured_image as "featuredImage", main_article_id as "mainArticleId",
          published_at as "publishedAt",
          array(select article_id from blog_post_articles where post_id = blog_posts.id order by position, article_id) as "relatedArticles",
          array(select jsonb_build_object('slug', c.slug, 'name', c.name) from blog_post_categories pc
            join blog_categories c on c.id = pc.category_id where pc.post_id = blog_posts.id order by c.name) as categories
        from blog_posts where slug = ${slug} and published_at <= now()`;
      return row;
    },
  };
}

export type ContentStore = ReturnType<typeof contentStore>;
