import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBlog } from '@/server/catalogue/blog/service';
import { createSocial } from '@/server/catalogue/social/service';
import { ask } from '@/tests/support/ask';
import { openTestDatabase } from '@/tests/support/database';

const held = vi.hoisted(() => ({
  shop: {} as Record<string, unknown>,
  customer: undefined as { id: number } | undefined,
}));
vi.mock('@/server/shop', () => ({ openShop: () => held.shop }));
vi.mock('@/server/api/session', () => ({ currentCustomer: async () => held.customer }));
const { GET: posts } = await import('@/app/api/v1/blog/posts/route');
const { GET: bySlug } = await import('@/app/api/v1/blog/[slug]/route');
const { GET: byId } = await import('@/app/api/v1/blog/post/[id]/route');
const { GET: categories } = await import('@/app/api/v1/blog/categories/route');
const { GET: category } = await import('@/app/api/v1/blog/category/[slug]/route');
const { GET: social } = await import('@/app/api/v1/fb/getPosts/route');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  const { sql } = database;
  const list = async () => ({ articles: [], total: 0, current_page: 1, last_page: 1, per_page: 1 });
  held.shop = {
    catalogue: {
      blog: createBlog({ sql, clock: () => new Date('2026-03-03T11:00:00Z'), catalogue: { list } }),
      social: createSocial({ sql, feed: { latest: async () => [] } }),
    },
    // A brand that shows everything; one that does not is tried in tests/server/api/brands.test.ts.
    storefront: () => ({ ownGoods: async (posts: unknown) => posts }),
  };
  await sql.unsafe(`
    insert into blog_categories (id, slug, name) values (1, 'rad', 'Råd');
    insert into blog_posts (id, slug, title, body, published_at) values (1, 'lag', 'Lag', 'Ull.', '2026-03-01'),
      (2, 'senere', 'Senere', 'Nei.', '2027-01-01');
    insert into blog_post_categories (post_id, category_id) values (1, 1);
    insert into social_posts (id, message, created_time, raw) values ('p1', 'Hei <b>', '2026-03-01', '{"secret": 1}')`);
});
afterAll(() => database.close());

const entry = {
  ...{ id: 1, slug: 'lag', title: 'Lag', lead: 'Ull.', featuredImage: null, mainArticle: null, relatedArticles: [] },
  ...{ publishedAt: '2026-03-01T00:00:00.000Z', categories: [{ id: 1, slug: 'rad', name: 'Råd' }] },
};
const paging = { total: 1, current_page: 1, last_page: 1, per_page: 20 };

describe('the calls of the blog', () => {
  it('answer under the names of rule 3.13', async () => {
    const page = { posts: [entry], ...paging };
    expect((await ask(posts, '/blog/posts')).body).toEqual(page);
    expect((await ask(posts, '/blog/posts?category=rad')).body).toEqual(page);
    expect((await ask(posts, '/blog/posts?category=annet')).body).toMatchObject({ posts: [], total: 0 });
    const post = { ...entry, body: 'Ull.' };
    expect((await ask(bySlug, '/blog/lag', { params: { slug: 'lag' } })).body).toEqual(post);
    expect((await ask(byId, '/blog/post/1', { params: { id: '1' } })).body).toEqual(post);
    const known = { id: 1, slug: 'rad', name: 'Råd', postsCount: 1 };
    expect((await ask(categories, '/blog/categories')).body).toEqual([known]);
    expect((await ask(category, '/blog/category/rad', { params: { slug: 'rad' } })).body).toEqual({
      ...known,
      ...page,
    });
  });

  it.each(['senere', 'nei', '../lag', "' or true --", 'a\0', ''])('no post or category is called %j', async (slug) => {
    expect((await ask(bySlug, '/blog/x', { params: { slug } })).status).toBe(404);
    expect((await ask(category, '/blog/category/x', { params: { slug } })).status).toBe(404);
  });

  it.each(['2', '99', 'x', '0', '1e99'])('no post has the id %j', async (id) => {
    expect((await ask(byId, '/blog/post/x', { params: { id } })).status).toBe(404);
  });

  it.each(['page=0', 'page=x', 'per_page=0', 'per_page=101', 'category=', 'category=%00'])(
    '%s is a 422',
    async (query) => {
      expect((await ask(posts, `/blog/posts?${query}`)).status).toBe(422);
    },
  );
});

it('GET /fb/getPosts answers the cached posts and no more of them', async () => {
  const { body, headers } = await ask(social, '/fb/getPosts');
  expect(headers.get('cache-control')).toContain('public');
  expect(body).toEqual([
    { id: 'p1', message: 'Hei <b>', created_time: '2026-03-01T00:00:00.000Z', full_picture: null, permalink_url: null },
  ]);
});
