import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findPriceNow } from '@/server/catalogue/prices/store';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createCatalogue } from '@/server/catalogue/service';
import { systemClock } from '@/server/ports/clock';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { article, ean, importFiles, smallFeed } from '@/tests/server/feed/small-feed';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shownPrice: () => Promise<number | undefined>;

beforeAll(async () => {
  database = await openTestDatabase();
  await importFiles(database.sql, {
    ...smallFeed(),
    'product-lines.jsonl': [
      { id: 1, name: 'Fjelltind' },
      { id: 2, name: 'Heldre' },
    ],
    'articles.jsonl': [article(1), article(2, { productLineId: 2 }), article(3, { visible: false })],
  });
  const { sql } = database;
  const reviews = createReviews({ sql, clock: systemClock });
  const catalogue = createCatalogue({ sql, engine: createEmbeddedSearchEngine(), reviews });
  shownPrice = async () => (await catalogue.articleById(1))?.price;
});
afterAll(() => database.close());
beforeEach(() => database.sql`delete from campaigns`);

const campaign = async (id: number, price: number, [from, to]: readonly [string, string]) => {
  const { sql } = database;
  await sql`insert into campaigns (id, name, slug, starts_at, ends_at)
    values (${id}, ${`K${id}`}, ${`k${id}`}, now() + ${from}::interval, now() + ${to}::interval)`;
  await sql`insert into campaign_articles (campaign_id, article_id, price) values (${id}, 1, ${price})`;
};
const RUNNING = ['-1 day', '1 day'] as const;

it.each([
  ['no campaign', () => [], 10_000],
  ['a campaign that runs', () => [campaign(1, 8_000, RUNNING)], 8_000],
  ['the lowest of two', () => [campaign(1, 8_000, RUNNING), campaign(2, 7_000, RUNNING)], 7_000],
  ['one that is dearer than the ordinary price', () => [campaign(1, 12_000, RUNNING)], 10_000],
  ['one that has ended', () => [campaign(1, 8_000, ['-2 days', '-1 day'])], 10_000],
  ['one that has not begun', () => [campaign(1, 8_000, ['1 day', '2 days'])], 10_000],
  ['a price that is not in whole kroner', () => [campaign(1, 7_950, RUNNING)], 8_000],
] as [string, () => Promise<void>[], number][])(
  'rule 3.3: with %s the price is the one the pages show',
  async (_n, made, price) => {
    await Promise.all(made());
    expect(await findPriceNow(database.sql, ean(10), 'nordvidda')).toBe(price);
    expect(await shownPrice()).toBe(price);
  },
);

it('rule 1.6: there is no price in the shop of a brand that does not show the article', async () => {
  expect(await findPriceNow(database.sql, ean(10), 'heldre')).toBeUndefined();
  expect(await findPriceNow(database.sql, ean(20), 'heldre')).toBe(10_000);
  expect(await findPriceNow(database.sql, ean(30), 'nordvidda')).toBeUndefined();
});
