import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BlogCategoryPage, BlogPage, BlogPostDetail } from '@/lib/contracts/content';
import { lead } from '@/server/catalogue/blog/rules';
import { createBlog } from '@/server/catalogue/blog/service';
import { openTestDatabase } from '@/tests/support/database';
import { seedContent } from '@/tests/support/seed-content';

const NOW = new Date('2026-03-03T11:00:00Z');
const list = vi.fn(async ({ filters }: { filters?: { ids?: number[] } }) => ({
  articles: (filters?.ids ?? []).filter((id) => id !== 3).map((id) => ({ id })) as never[],
  ...{ total: 0, current_page: 1, last_page: 1, per_page: 8 },
}));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let blog: ReturnType<typeof createBlog>;

beforeAll(async () => {
  database = await openTestDatabase();
  blog = createBlog({ sql: database.sql, clock: () => NOW, catalogue: { list } });
  await seedContent(database.sql);
  await database.sql.unsafe(`
    insert into blog_categories (id, slug, name) values (1, 'rad', 'Råd'), (2, 'barn', 'Barn'), (3, 'tom', 'Tom');
    insert into blog_posts (id, slug, title, body, main_article_id, published_at) values
      (1, 'lag', 'Lag på lag', '# Først\n\nUll innerst.', 1, '2026-03-01'), (2, 'sko', 'Sko', 'Velg sko.', null, '2026-03-02'),
      (3, 'senere', 'Senere', 'Kommer.', null, '2026-03-03T11:00:01Z');
    insert into blog_post_categories (post_id, category_id) values (1, 1), (1, 2), (2, 1), (3, 1);
    insert into blog_post_articles (post_id, article_id, position) values (1, 2, 0), (1, 3, 1), (1, 1, 2)`);
});
afterAll(() => database.close());

const first = { page: 1, perPage: 20 };

describe('rule 17.4: the blog', () => {
  it('lists what is published, newest first, in pages', async () => {
    const page = await blog.posts(first);
    expect(BlogPage.parse(page)).toEqual(page);
    expect(page.posts.map((post) => post.slug)).toEqual(['sko', 'lag']);
    expect(page.posts[1]).toMatchObject({ lead: 'Ull innerst.', mainArticle: 1, relatedArticles: [2, 3, 1] });
    expect(page).toMatchObject({ total: 2, current_page: 1, last_page: 1 });
    expect(await blog.posts({ page: 2, perPage: 1 })).toMatchObject({ posts: [{ slug: 'lag' }], last_page: 2 });
    expect((await blog.posts({ page: 9, perPage: 20 })).posts).toEqual([]);
  });

  it.each([
    ['rad', ['sko', 'lag']],
    ['barn', ['lag']],
    ['tom', []],
    ["' or true --", []],
  ])('of the category %j', async (category, slugs) => {
    expect((await blog.posts({ ...first, category })).posts.map((post) => post.slug)).toEqual(slugs);
  });

  it('gives one post with its articles, but for the hidden one', async () => {
    const post = await blog.post({ slug: 'lag' });
    expect(post).toEqual(await blog.post({ id: 1 }));
    expect(post).toMatchObject({
      ...{ title: 'Lag på lag', body: '# Først\n\nUll innerst.', mainArticle: { id: 1 } },
      relatedArticles: [{ id: 1 }, { id: 2 }],
      categories: [
        { id: 2, slug: 'barn', name: 'Barn' },
        { id: 1, slug: 'rad', name: 'Råd' },
      ],
    });
    const bare = await blog.post({ slug: 'sko' });
    expect(BlogPostDetail.parse(bare)).toEqual(bare);
  });

  it.each([{ slug: 'senere' }, { slug: 'nei' }, { id: 3 }, { id: 99 }])('has no %j', async (key) => {
    expect(await blog.post(key)).toBeUndefined();
  });

  it('counts the published posts of a category', async () => {
    expect((await blog.categories()).map((one) => [one.slug, one.postsCount])).toEqual([
      ['barn', 1],
      ['rad', 2],
      ['tom', 0],
    ]);
    const category = await blog.category('rad', { page: 2, perPage: 1 });
    expect(BlogCategoryPage.parse(category)).toEqual(category);
    expect(category).toMatchObject({
      id: 1,
      name: 'Råd',
      postsCount: 2,
      total: 2,
      current_page: 2,
      posts: [{ slug: 'lag' }],
    });
    expect(await blog.category('nei', first)).toBeUndefined();
  });
});

it('a lead ends between words', () => {
  expect(lead(`## Tittel\n\n${'ord '.repeat(60)}`)).toBe(`${'ord '.repeat(44)}ord …`);
});
