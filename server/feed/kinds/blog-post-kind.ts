import { z } from 'zod';
import { slugify } from '@/lib/text/slug';
import { columnsOf } from '@/server/feed/columns';
import type { Problem } from '@/server/feed/errors';
import * as f from '@/server/feed/fields';
import type { Run } from '@/server/feed/run';
import type { Columns, Computed } from '@/server/platform/db/rows';
import * as content from '@/server/platform/db/schema/content';
import { systemClock } from '@/server/ports/clock';
import { nestedKind } from './nested-kind';
import { UniqueValues } from './table-kind';

const schema = z.object({
  id: f.id,
  slug: f.optional(f.slug),
  title: f.name,
  body: f.text(200_000),
  featuredImage: f.optional(f.picture),
  mainArticleId: f.optional(f.id),
  relatedArticles: f.otherwise(z.array(f.id), [] as number[]).transform((ids) => [...new Set(ids)]),
  categories: f.idSet,
  publishedAt: f.moment,
  brand: f.optional(f.brand),
});

type Post = z.output<typeof schema>;
type PostRow = Columns<
  typeof content.blogPosts,
  'id' | 'slug' | 'title' | 'body' | 'featuredImage' | 'mainArticleId' | 'brand'
> &
  Computed<Pick<Post, 'relatedArticles' | 'categories'> & { published: number }>;

export const blogPostKind = nestedKind<Post>({
  name: 'blog-posts',
  table: 'blog_posts',
  schema,
  csv: true,
  open: openPosts,

  async current(tx, ids) {
    const posts = await tx<PostRow[]>`
      select id, slug, title, body, featured_image, main_article_id, brand,
        array(select article_id from blog_post_articles where post_id = p.id order by position) as related_articles,
        array(select category_id from blog_post_categories where post_id = p.id order by category_id) as categories,
        extract(epoch from published_at)::float8 * 1000 as published
      from blog_posts p where id = any(${ids}::int[])`;
    return posts.map(({ published, ...post }) => ({ ...post, publishedAt: new Date(published).toISOString() }));
  },

  async write(tx, { relatedArticles, categories, ...post }) {
    const { id, slug, title, body, featuredImage, mainArticleId, publishedAt, brand } = post;
    await tx`
      insert into blog_posts (id, slug, title, body, featured_image, main_article_id, published_at, brand)
      values (${id}, ${slug}, ${title}, ${body}, ${featuredImage}, ${mainArticleId}, ${publishedAt}, ${brand})
      on conflict (id) do update set slug = excluded.slug, title = excluded.title, body = excluded.body,
        featured_image = excluded.featured_image, main_article_id = excluded.main_article_id,
        published_at = excluded.published_at, brand = excluded.brand`;
    await tx`delete from blog_post_articles where post_id = ${id}`;
    await tx`delete from blog_post_categories where post_id = ${id}`;
    await tx`
      insert into blog_post_articles (post_id, article_id, position)
      select ${id}::int, s.id, s.place - 1 from unnest(${relatedArticles}::int[]) with ordinality as s(id, place)`;
    await tx`insert into blog_post_categories (post_id, category_id) select ${id}::int, unnest(${categories}::int[])`;
  },
});

/** A post has one address, so that it cannot be out and wait at once. */
const TOO_LATE: Problem = {
  field: 'publishedAt',
  reason: 'is to come, and the post is out already: it would be gone until then; give the new post an id of its own',
};

async function openPosts(run: Run): Promise<(post: Post) => Problem[]> {
  const { known } = run;
  await Promise.all([known.load('articles'), known.load('blog_categories')]);
  const out = new Set(
    (
      await run.sql<Columns<typeof content.blogPosts, 'id'>[]>`
    select id from blog_posts where published_at <= now()`
    ).map(({ id }) => id),
  );
  const uniques = await UniqueValues.load(run.sql, content.blogPosts, columnsOf(content.blogPosts, schema), ['id']);
  return (post) => {
    post.slug ??= uniques.slugFor(post, slugify(post.title));
    const problems = [
      ...uniques.check(post),
      ...(out.has(post.id) && post.publishedAt > systemClock().toISOString() ? [TOO_LATE] : []),
      ...(post.mainArticleId === null ? [] : known.problems('articles', 'mainArticleId', post.mainArticleId)),
      ...post.relatedArticles.flatMap((id) => known.problems('articles', 'relatedArticles', id)),
      ...post.categories.flatMap((id) => known.problems('blog_categories', 'categories', id)),
    ];
    if (problems.length === 0) uniques.remember(post);
    return problems;
  };
}
