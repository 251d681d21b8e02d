import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '@/server/catalogue/open';
import { readEnvironment } from '@/server/env';
import { systemMs } from '@/server/ports/clock';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { openSearch } from '@/server/search/open';
import { createStorefrontsAtTimes, MOST_INDEXED } from '@/server/storefront/storefronts-at-times';
import { article, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

const DAY = 86_400_000;
const NOW = systemMs();
const at = (days: number) => new Date(Math.floor((NOW + days * DAY) / 60_000) * 60_000);
const text = (days: number) => at(days).toISOString();
const JACKET = 1;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let atTimes: ReturnType<typeof createStorefrontsAtTimes>;
let big = false;
let clock = NOW;
const engine = createEmbeddedSearchEngine();

beforeAll(async () => {
  database = await openTestDatabase();
  const { sql } = database;
  await importFiles(sql, {
    ...smallFeed(),
    'articles.jsonl': [article(1), article(2, { price: 9_000 }), article(3, { visible: false })],
    'campaigns.jsonl': [{ id: 1, name: 'Black Week', slug: 'black-week', start: text(2), end: text(9) }],
    'campaign-articles.jsonl': [{ campaignId: 1, articleId: JACKET, price: 5_000 }],
    'banners.jsonl': [
      { id: 1, brand: 'nordvidda', slot: 'hero', title: 'Til jul', link: '/butikker', start: text(20), end: text(30) },
      { id: 2, brand: 'nordvidda', slot: 'hero', title: 'Snart', link: '/butikker', preview: 'snart' },
    ],
    'blog-posts.jsonl': [{ id: 1, slug: 'nyheten', title: 'Nyheten', body: 'Den er her.', publishedAt: text(3) }],
  });
  await sql`update articles set price = 8000 where id = 2`;
  await sql`update price_history set valid_to = ${text(-5)} where article_id = 2 and price = 9000`;
  await sql`update price_history set valid_from = ${text(-5)} where article_id = 2 and price = 8000`;
  const catalogue = openCatalogue({
    ...{ sql, engine, clock: () => new Date(clock), addresses: () => ({}) as never },
    ...({} as Omit<Parameters<typeof openCatalogue>[0], 'sql' | 'engine' | 'clock' | 'addresses'>),
  });
  await engine.index(catalogue.catalogue.indexed());
  atTimes = createStorefrontsAtTimes(
    {
      ...{
        engine,
        catalogueAt: catalogue.at,
        urlOf: (brand) => `https://${brand}.example`,
      },
      searchAt: openSearch(readEnvironment({}), {
        sql,
        clock: () => new Date(clock),
        catalogue: () => catalogue.catalogue,
        log: () => {},
      }).at,
      shops: {} as never,
      polls: { active: async () => undefined },
      social: { posts: async () => [] },
      size: async () => (big ? MOST_INDEXED + 1 : 2),
      log: (_message, error) => {
        throw error;
      },
    },
    () => clock,
  );
});
afterAll(() => database.close());

const front = (days: number) => atTimes.at(at(days)).of('nordvidda');
const priceOf = async (days: number, key = '1') => {
  const found = await front(days).product(key);
  return [found?.price, found?.originalPrice];
};
const listed = async (days: number) =>
  (await front(days).articles({ sort: 'price' })).map(({ id, price }) => [id, price]);

describe('rule 2.91: the shop at another time', () => {
  it('has the prices of then on a product page, with their førpris, and in lists, in their order', async () => {
    expect(await priceOf(1)).toEqual([10_000, null]);
    expect(await priceOf(2)).toEqual([5_000, 10_000]);
    expect(await priceOf(9)).toEqual([10_000, null]);
    expect(await listed(1)).toEqual([
      [2, 8_000],
      [1, 10_000],
    ]);
    expect(await listed(2)).toEqual([
      [1, 5_000],
      [2, 8_000],
    ]);
  });

  it('back in time has the ordinary price of then', async () => {
    expect(await priceOf(-6, '2')).toEqual([9_000, null]);
    expect(await priceOf(-4, '2')).toEqual([8_000, null]);
    expect(await listed(-6)).toEqual([
      [2, 9_000],
      [1, 10_000],
    ]);
  });

  it('has the campaigns of then, and their lists, which are not there before and after', async () => {
    const listOf = async (days: number) => (await front(days).list(['kampanje', 'black-week']))?.whole();
    expect((await front(2).campaigns()).map(({ slug }) => slug)).toEqual(['black-week']);
    expect((await listOf(2))?.total).toBe(1);
    expect([await listOf(1), await listOf(9)]).toEqual([undefined, undefined]);
  });

  it('has the banners, shelves and posts of then on its home', async () => {
    const shown = async (days: number, name?: string) => {
      const { banners, shelves, posts } = await front(days).home(name);
      return [banners.map(({ title }) => title), shelves.map(({ id }) => id), posts.map(({ slug }) => slug)];
    };
    expect(await shown(1)).toEqual([[], ['bestselgere'], []]);
    expect(await shown(4)).toEqual([[], ['black-week', 'bestselgere'], ['nyheten']]);
    expect(await shown(20)).toEqual([['Til jul'], ['bestselgere'], ['nyheten']]);
    expect(await shown(20, 'snart')).toEqual([['Snart', 'Til jul'], ['bestselgere'], ['nyheten']]);
    expect([await front(1).post('nyheten'), (await front(4).post('nyheten'))?.title]).toEqual([undefined, 'Nyheten']);
  });

  it('finds nothing that is hidden', async () => {
    expect(await front(2).product('3')).toBeUndefined();
  });

  it('follows what changes, and what is asked side by side is never mixed', async () => {
    await database.sql`update articles set custom_label = 'Ny' where id = ${JACKET}`;
    await atTimes.update([JACKET]);
    const both = await Promise.all([listed(1), listed(2), listed(1), listed(2), priceOf(2), priceOf(1)]);
    expect(both.map((one) => one.flat().includes(5_000))).toEqual([false, true, false, true, true, false]);
    const [first] = await front(2).articles({ filters: { ids: [JACKET] } });
    expect(first?.customLabel).toBe('Ny');
    const open = await engine.search({ sort: 'price' });
    expect(open.hits.map(({ article: one }) => one.price)).toEqual([8_000, 10_000]);
  });

  it('is kept for three times, and forgotten when nobody looks', async () => {
    for (const days of [1, 2, 3, 4, 5]) await listed(days);
    expect(atTimes.size).toBe(3);
    clock += 16 * 60_000;
    await listed(1);
    expect(atTimes.size).toBe(1);
    atTimes.drop();
    expect(atTimes.size).toBe(0);
  });

  it('of a catalogue too large for a second index prices what the open one finds', async () => {
    big = true;
    atTimes.drop();
    expect(await listed(2)).toEqual([
      [2, 8_000],
      [1, 5_000],
    ]);
    expect(await priceOf(2)).toEqual([5_000, 10_000]);
  });
});
