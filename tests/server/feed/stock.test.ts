import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';
import { article, ean, importFiles, shop, smallFeed, variant } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;

const SHOPS = 20;
const VARIANTS = 40;
const eans = Array.from({ length: VARIANTS }, (_, i) => ean(i + 1));
const places = eans.flatMap((each) => Array.from({ length: SHOPS }, (_, i) => ({ ean: each, shopId: i + 1 })));

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
  const shops = Array.from({ length: SHOPS }, (_, i) => shop(i + 1, { no: `${i + 1}`, name: `Butikk ${i + 1}` }));
  const variants = eans.map((_, i) => variant(i + 1, { size: `${i}` }));
  const files = {
    ...smallFeed(),
    'shops.jsonl': shops,
    'articles.jsonl': [article(1, { variants })],
    'stock.jsonl': [],
  };
  expect((await importFiles(sql, files)).refused).toBe(0);
});
beforeEach(() => sql`truncate stock`);
afterAll(() => database.close());

const stockFeed = (qty: number) => ({ 'stock.jsonl': places.map((place) => ({ ...place, qty })) });

describe('stock by its quick path', () => {
  it('only stock is read, and what is not named stays', async () => {
    await importFiles(sql, stockFeed(5));
    const files = { 'stock.csv': `ean;shopId;qty\n${ean(1)};1;4\n`, 'articles.jsonl': 'not read at all' };
    const result = await importFiles(sql, files, { only: ['stock'] });
    expect(Object.keys(result.kinds)).toEqual(['stock']);
    expect(result.kinds.stock).toMatchObject({ rows: 1, updated: 1 });
    expect(await sql`select qty, count(*)::int as n from stock group by qty order by qty`).toEqual([
      { qty: 4, n: 1 },
      { qty: 5, n: places.length - 1 },
    ]);
  });

  it('a deleted row goes, a second time is unchanged', async () => {
    await importFiles(sql, stockFeed(5));
    const files = { 'stock.csv': `ean,shopId,qty,deleted\n${ean(1)},1,,true\n${ean(1)},2,5,\n` };
    expect((await importFiles(sql, files)).kinds.stock).toMatchObject({ deleted: 1, unchanged: 1 });
    expect((await importFiles(sql, files)).kinds.stock).toMatchObject({ deleted: 0, unchanged: 2 });
  });

  it('a folder without stock says so', async () => {
    await expect(importFiles(sql, { 'shops.jsonl': [] }, { only: ['stock'] })).rejects.toThrow(
      /holds no file of a feed: stock\.jsonl or stock\.csv/,
    );
  });
});

describe('stock is imported while shoppers reserve', () => {
  it('neither side fails, nothing goes below zero, and an import that changes nothing undoes no reservation', async () => {
    await importFiles(sql, stockFeed(1000));
    let reserving = true;
    let reservations = 0;
    const reserve = async (seed: number) => {
      for (let i = seed; reserving; i += 7) {
        // As orders do it: several variants of one shop in one transaction, locked in order.
        await sql.begin(async (tx) => {
          const rows =
            await tx`select variant_id from stock where shop_id = ${1 + (i % SHOPS)} order by variant_id for update`;
          await tx`update stock set qty = qty - 1 where shop_id = ${1 + (i % SHOPS)} and variant_id = any(${rows.slice(0, 9).map((row) => row.variantId)}::int[])`;
        });
        reservations += 1;
      }
    };
    const shoppers = [reserve(1), reserve(2), reserve(3)];
    for (const qty of [900, 800, 700, 600, 500]) {
      const { kinds } = await importFiles(sql, { 'stock.jsonl': stockFeed(qty)['stock.jsonl'].toReversed() });
      expect(kinds.stock).toMatchObject({ rows: places.length, refused: 0 });
    }
    reserving = false;
    await Promise.all(shoppers);
    expect(reservations).toBeGreaterThan(5);
    const [row] = await sql`select min(qty) as least, max(qty) as most, count(*)::int as n from stock`;
    expect(row).toMatchObject({ most: 500, n: places.length });
    expect(row?.least).toBeLessThanOrEqual(500);
  });

  it('a transaction that lost a deadlock is run again', async () => {
    await importFiles(sql, stockFeed(10));
    const [first, last] =
      await sql`(select variant_id from stock order by 1 limit 1) union all (select max(variant_id) from stock)`;
    // The wrong order on purpose: the last row first, then, when the import waits for it, the first.
    const other = await sql.reserve();
    await other`begin`;
    await other`set local deadlock_timeout = '10s'`; // so that it is the import that is found and ended
    await other`update stock set qty = 1 where variant_id = ${last?.variantId}`;
    const importing = importFiles(sql, stockFeed(20));
    await expect.poll(async () => (await sql`select from pg_locks where not granted`).length).toBeGreaterThan(0);
    await other`update stock set qty = 2 where variant_id = ${first?.variantId}`;
    await other`commit`;
    other.release();
    expect((await importing).kinds.stock).toMatchObject({ updated: places.length, refused: 0 });
    expect(await sql`select distinct qty from stock`).toEqual([{ qty: 20 }]);
  });
});
