import type { BlogCategory, BlogPostSummary } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { blogCategories, blogPosts } from '@/server/platform/db/schema/content';
import type { Paging, PostKey, PostRow } from './types';

const columns = (sql: Sql) => sql`
  p.id, p.slug, p.title, p.body, p.featured_image, p.published_at,
  p.main_article_id as main_article,
  array(select article_id from blog_post_articles where post_id = p.id order by position, article_id) as related_articles,
  (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) order by c.name), '[]')
    from blog_post_categories pc join blog_categories c on c.id = pc.category_id where pc.post_id = p.id) as categories`;

/** Rule 1.6: posts of the brand and of every brand; all posts without a brand. */
const ofBrand = (sql: Sql, brand: string | undefined) =>
  brand === undefined ? sql`true` : sql`coalesce(p.brand = ${brand}, true)`;

export async function findPosts(
  sql: Sql,
  at: Date,
  { page, perPage, category, brand }: Paging & { category?: string },
) {
  const inCategory =
    category === undefined
      ? sql`true`
      : sql`exists (select from blog_post_categories pc join blog_categories c on c.id = pc.category_id
          where pc.post_id = p.id and c.slug = ${category})`;
  const where = sql`p.published_at <= ${at.toISOString()} and ${inCategory} and ${ofBrand(sql, brand)}`;
  const [rows, [sum]] = await Promise.all([
    sql<PostRow[]>`
      select ${columns(sql)} from blog_posts p where ${where}
      order by p.published_at desc, p.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    sql<Computed<{ total: number }>[]>`select count(*)::int as total from blog_posts p where ${where}`,
  ]);
  return { rows, total: sum?.total ?? 0 };
}

export async function findPost(sql: Sql, at: Date, key: PostKey, brand?: string) {
  const which = 'slug' in key ? sql`p.slug = ${key.slug}` : sql`p.id = ${key.id}`;
  const [row] = await sql<PostRow[]>`
    select ${columns(sql)} from blog_posts p
    where ${which} and p.published_at <= ${at.toISOString()} and ${ofBrand(sql, brand)}`;
  return row;
}

export async function findCategories(sql: Sql, at: Date, brand?: string): Promise<BlogCategory[]> {
  return sql<(Columns<typeof blogCategories, 'id' | 'slug' | 'name'> & Computed<{ postsCount: number }>)[]>`
    select c.id, c.slug, c.name, (select count(*)::int from blog_post_categories pc
      join blog_posts p on p.id = pc.post_id
      where pc.category_id = c.id and p.published_at <= ${at.toISOString()}
        and ${ofBrand(sql, brand)}) as posts_count
    from blog_categories c order by c.name, c.id`;
}

export async function findLatest(sql: Sql, at: Date, take: number, brand?: string): Promise<BlogPostSummary[]> {
  return sql<
    (Columns<typeof blogPosts, 'id' | 'slug' | 'title' | 'featuredImage' | 'publishedAt'> &
      Computed<{ lead: string }>)[]
  >`
    select id, slug, title, featured_image, published_at,
      left(regexp_replace(body, '(^|\n)#+ [^\n]*\n', '', 'g'), 180) as lead
    from blog_posts p where published_at <= ${at.toISOString()} and ${ofBrand(sql, brand)}
    order by published_at desc, id desc limit ${take}`;
}
