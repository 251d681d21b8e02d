import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryPath, shortNames } from '@/lib/routes/paths';
import { openApiShop } from './open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
const hosts = { nordvidda: 'localhost:3000', heldre: 'heldre.localhost:3000' };
const get = async (brand: keyof typeof hosts, path: string, params: Record<string, string> = {}) => {
  const answer = await api.ask('GET', path, { params, headers: { host: hosts[brand] } });
  return answer.ok ? answer.json() : answer.status;
};

beforeAll(async () => {
  api = await openApiShop();
  await api.sql`insert into campaigns (id, name, slug, starts_at, ends_at) values
    (3, 'Jan Mayen-dagene', 'jan-mayen-dagene', now() - interval '1 day', now() + interval '1 day')`;
  await api.sql`insert into campaign_articles (campaign_id, article_id, price) values (3, 1, 7000), (3, 2, 20000)`;
  await api.sql`insert into polls (id, name, active, brand) values
    (1, 'For alle', true, null), (2, 'Øya', true, 'heldre'), (3, 'Vidda', true, 'nordvidda')`;
  await api.sql`insert into social_posts (id, message, created_time, brand) values
    ('a', 'alle', now() - interval '2 day', null), ('h', 'øya', now() - interval '1 day', 'heldre'), ('n', 'vidda', now(), 'nordvidda')`;
  await api.sql`insert into color_groups (id, name, label) values (2, 'Rosa', 'Rosa')`;
  await api.sql`insert into blog_categories (id, slug, name) values (1, 'rad', 'Råd')`;
  await api.sql`insert into blog_posts (id, slug, title, body, published_at, brand) values
    (1, 'alle', 'Alle', 'x', now() - interval '3 day', null), (2, 'oya', 'Øya', 'x', now() - interval '2 day', 'heldre'),
    (3, 'vidda', 'Vidda', 'x', now() - interval '1 day', 'nordvidda')`;
  await api.sql`update categories set banner_link = '/klær/jakker/skalljakker?sortering=pris'`;
  await api.sql`update blog_posts set main_article_id = 1 where id = 1`;
  await api.sql`insert into blog_post_articles (post_id, article_id, position) values (1, 1, 0), (1, 2, 1)`;
  await api.sql`insert into blog_post_categories (post_id, category_id) values (1, 1), (2, 1), (3, 1)`;
  api.forget();
});
afterAll(() => api.close());

describe('rule 1.6: what is a brand’s own is not shown by another', () => {
  it.each([
    ['nordvidda', 'vidda', 3, ['n', 'a']],
    ['heldre', 'oya', 2, ['h', 'a']],
  ] as const)('%s', async (brand, own, poll, social) => {
    const other = own === 'oya' ? 'vidda' : 'oya';
    expect((await get(brand, '/blog/posts')).posts.map((post: { slug: string }) => post.slug)).toEqual([own, 'alle']);
    expect(await get(brand, '/blog/{slug}', { slug: own })).toMatchObject({ slug: own });
    expect(await get(brand, '/blog/{slug}', { slug: other })).toBe(404);
    expect((await get(brand, '/blog/categories'))[0]).toMatchObject({ slug: 'rad', postsCount: 2 });
    expect((await get(brand, '/blog/category/{slug}', { slug: 'rad' })).posts).toHaveLength(2);
    expect(await get(brand, '/polls/active')).toMatchObject({ id: poll });
    expect(await get(brand, '/polls/{id}', { id: '1' })).toMatchObject({ id: 1 });
    expect(await get(brand, '/polls/{id}', { id: poll === 3 ? '2' : '3' })).toBe(404);
    expect((await get(brand, '/fb/getPosts')).map((post: { id: string }) => post.id)).toEqual(social);
  });

  it('a brand with a product line has the campaigns that hold goods of it, counted over those', async () => {
    const campaigns = async (brand: keyof typeof hosts) =>
      (await get(brand, '/campaigns')).map((one: { slug: string; count: number }) => [one.slug, one.count]);
    expect(await campaigns('nordvidda')).toEqual([
      ['klikk', 1],
      ['jan-mayen-dagene', 2],
    ]);
    expect(await campaigns('heldre')).toEqual([['jan-mayen-dagene', 1]]);
  });

  it('its registers hold what its goods come in, and those of a brand with all goods are whole', async () => {
    const names = async (brand: keyof typeof hosts, path: string) =>
      (await get(brand, path)).map((one: { name: string }) => one.name);
    const ranked = async (brand: keyof typeof hosts) =>
      (await get(brand, '/bestsellers')).map((one: { article_id: number }) => one.article_id);
    expect([await names('heldre', '/productlines'), await names('nordvidda', '/productlines')]).toEqual([
      ['Heldre'],
      ['Fjelltind', 'Heldre'],
    ]);
    expect([await names('heldre', '/genders'), await names('nordvidda', '/genders')]).toEqual([
      ['Herre'],
      ['Herre', 'Dame'],
    ]);
    expect([await names('heldre', '/colorgroups'), await names('nordvidda', '/colorgroups')]).toEqual([
      ['Blå'],
      ['Blå', 'Rosa', 'Rød', 'Grønn'],
    ]);
    expect([await ranked('heldre'), await ranked('nordvidda')]).toEqual([[2], [2, 1]]);
  });

  it('rule 2.3: a short name leads to what the brand has of its place, at last home', async () => {
    const nearest = (brand: keyof typeof hosts, path: string) => api.shop.storefront(brand).nearest(path);
    expect(await nearest('heldre', '/klær/jakker/dunjakker')).toBe(categoryPath('klær', 'jakker', 'dunjakker'));
    expect(await nearest('heldre', '/klær/jakker/skalljakker')).toBe(categoryPath('klær', 'jakker'));
    expect(await nearest('heldre', '/kl%C3%A6r/votter/votter')).toBe(categoryPath('klær'));
    expect(await nearest('heldre', shortNames.goggles as string)).toBe('/');
  });

  it('of a post’s goods a brand tells those it sells, in every call', async () => {
    const goods = async (brand: keyof typeof hosts) => {
      const of = (post: { mainArticle: unknown; relatedArticles: unknown[] }) =>
        [[post.mainArticle].filter((main) => main !== null), post.relatedArticles].map((all) =>
          all.map((one) => (typeof one === 'number' ? one : (one as { id: number }).id)),
        );
      const last = (page: { posts: [] }) => of(page.posts.at(-1) as never);
      return [
        of(await get(brand, '/blog/{slug}', { slug: 'alle' })),
        of(await get(brand, '/blog/post/{id}', { id: '1' })),
        last(await get(brand, '/blog/posts')),
        last(await get(brand, '/blog/category/{slug}', { slug: 'rad' })),
      ];
    };
    expect(await goods('nordvidda')).toEqual(Array(4).fill([[1], [1, 2]]));
    expect(await goods('heldre')).toEqual(Array(4).fill([[], [2]]));
  });

  it('an article of another line is not there', async () => {
    const found = async (brand: keyof typeof hosts, id: string) => get(brand, '/articles/{id}', { id });
    expect(await found('nordvidda', '1')).toMatchObject({ id: 1 });
    expect(await found('heldre', '1')).toBe(404);
    expect(await found('heldre', '2')).toMatchObject({ id: 2 });
  });

  it('a category tells of the lines that the brand has, and its banner leads to a page of the brand', async () => {
    type Listed = { slug: string; bannerLink: string; count: number; availableProductlines: { count: number }[] };
    const listed = async (brand: keyof typeof hosts): Promise<Listed[]> => get(brand, '/categories');
    for (const { count, availableProductlines } of [...(await listed('heldre')), ...(await listed('nordvidda'))])
      expect(availableProductlines.reduce((sum, line) => sum + line.count, 0)).toBe(count);
    const links = async (brand: keyof typeof hosts) => (await listed(brand)).map(({ bannerLink }) => bannerLink);
    expect([await links('nordvidda'), await links('heldre')]).toEqual([
      ['/klær/jakker/skalljakker?sortering=pris'],
      ['/kl%C3%A6r/jakker'],
    ]);
  });

  it('what staff search within a brand is found at the address of the search, box or none', async () => {
    const front = api.shop.storefront('heldre');
    const found = await front.list(['search', 'ærfuglluer']);
    expect((await found?.whole())?.total).toBe(1);
    const missed = await front.list(['search', 'turjakke']);
    expect((await missed?.whole())?.total).toBe(0);
  });
});
