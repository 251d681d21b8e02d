import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createCatalogue } from '@/server/catalogue/service';
import { systemClock } from '@/server/ports/clock';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { BOTTLE, SHOE, SOCK, seed } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let catalogue: ReturnType<typeof createCatalogue>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  const reviews = createReviews({ sql: database.sql, clock: systemClock });
  catalogue = createCatalogue({ sql: database.sql, engine: createEmbeddedSearchEngine(), reviews });
});
afterAll(() => database.close());

async function told(lines?: number[]) {
  const batches = [];
  for await (const batch of catalogue.forFeed(lines)) batches.push(batch);
  return batches.flat();
}

it('rule 12.9: every visible article is told once with its variants and shelves, and no hidden one', async () => {
  const articles = await told();
  expect(articles.map(({ slug }) => slug)).toEqual(['fjellsko', 'brus', 'sokk', 'butikkvare', 'utgatt']);
  expect(articles.slice(0, 3).map(({ variants }) => variants.map(({ ean }) => ean))).toEqual([
    [SHOE],
    [BOTTLE],
    [SOCK],
  ]);
  expect(articles[0]?.variants[0]?.shops).toEqual([1, 2, 55].map((id) => ({ id, qty: 10 })));
});

it('rule 12.9: a brand tells its own', async () => {
  expect(await told([1])).toHaveLength(5);
  expect(await told([2])).toEqual([]);
});

it('rule 12.9: the mark is another when a price, a shelf or the clock has changed what is told, and else the same', async () => {
  const { sql } = database;
  const marks = [await catalogue.mark()];
  expect(await catalogue.mark()).toBe(marks[0]);
  const changes = [
    () => sql`update articles set price = 99900 where id = 1`,
    () => sql`update stock set qty = 1 where variant_id = 1 and shop_id = 1`,
    () =>
      sql`insert into campaigns (id, name, slug, starts_at, ends_at) values (1, 'Høst', 'host', now() + '1 hour', now() + '2 hours')`,
    () => sql`update campaigns set starts_at = now() - interval '1 hour' where id = 1`,
  ];
  for (const change of changes) {
    await change();
    marks.push(await catalogue.mark());
  }
  expect(new Set(marks).size).toBe(marks.length);
});
