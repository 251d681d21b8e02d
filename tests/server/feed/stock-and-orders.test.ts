import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eanCheckDigit } from '@/lib/catalogue/ean';
import { importFeed } from '@/server/feed/import';
import { newSpool, openRoom, removeSpool, send } from '@/tests/server/imports/fixture';
import { BERGEN, clear, item, OSLO, open, payload, SHOE, SOCK, seed, stockOf } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { importFiles } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;
let shop: ReturnType<typeof open>;

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
  await seed(sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(sql);
  shop = open(sql, at('12:00'));
});

/** On the day of the fixture of orders. */
const at = (time: string) => new Date(`2026-03-03T${time}:00Z`);
let keys = 0;
const reserve = (count = 1, ean = SHOE) => {
  keys += 1;
  const options = { brand: 'nordvidda', idempotencyKey: `stock-and-orders-${keys}` };
  return shop.placing.place(payload({ Email: `kari${keys}@example.no`, items: [item(ean, count)] }), options);
};
const counted = (qty: number, time: string | null, shopId = OSLO) => ({
  'stock.jsonl': [{ ean: SHOE, shopId, qty, ...(time && { countedAt: at(time).toISOString() }) }],
});
const count = async (...args: Parameters<typeof counted>) => (await importFiles(sql, counted(...args))).kinds.stock;

describe('rule 16.13: a count that is older than an order does not give its goods back', () => {
  it('what was sold since is taken off', async () => {
    await reserve(2);
    expect(await count(10, '11:59')).toMatchObject({ unchanged: 1 });
    expect(await stockOf(sql, SHOE)).toBe(8);
    expect(await count(6, '11:59')).toMatchObject({ updated: 1 });
    expect(await stockOf(sql, SHOE)).toBe(4);
  });

  it('a later count knows of the order', async () => {
    await reserve(2);
    await count(10, '12:01');
    expect(await stockOf(sql, SHOE)).toBe(10);
  });

  it('rows of one file are each as old as they say', async () => {
    await reserve(2);
    const times = {
      'stock.csv': `ean,shopId,qty,countedAt\n${SHOE},1,9,2026-03-03T11:00:00Z\n${SHOE},2,9,2026-03-03T13:00:00Z\n`,
    };
    await importFiles(sql, times);
    expect([await stockOf(sql, SHOE, OSLO), await stockOf(sql, SHOE, BERGEN)]).toEqual([7, 9]);
  });

  it('nothing goes below zero, nor is what another shop has sold taken off', async () => {
    await reserve(3);
    await count(1, '11:00');
    await count(4, '11:00', BERGEN);
    expect([await stockOf(sql, SHOE, OSLO), await stockOf(sql, SHOE, BERGEN)]).toEqual([0, 4]);
  });

  it('goods of a cancelled order are back on the shelf, and are not taken off', async () => {
    const order = await reserve(2);
    await sql`update fulfilments set state = 'closed' where order_id = (select id from orders where number = ${order.number})`;
    await count(10, '11:00');
    expect(await stockOf(sql, SHOE)).toBe(10);
  });

  it('without a time a row is as old as its file', async () => {
    await reserve(2);
    const folder = await mkdtemp(join(tmpdir(), 'nordvidda-feed-'));
    const file = join(folder, 'stock.csv');
    try {
      await writeFile(file, `ean,shopId,qty\n${SHOE},${OSLO},10\n`);
      await utimes(file, at('11:00'), at('11:00'));
      await importFeed({ sql, folder, force: true });
      expect(await stockOf(sql, SHOE)).toBe(8);
      await utimes(file, at('13:00'), at('13:00'));
      await importFeed({ sql, folder, force: true });
      expect(await stockOf(sql, SHOE)).toBe(10);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('what was pushed waits as old as it came, however late it is imported', async () => {
    const root = await newSpool();
    try {
      const room = openRoom(database, root);
      const { actor } = await room.newKey(['stock']);
      await send(room, actor, `${JSON.stringify({ ean: SHOE, shopId: OSLO, qty: 10 })}\n`);
      shop.setTime(at('12:01'));
      await reserve(2);
      await room.queue.runDue();
      expect(await stockOf(sql, SHOE)).toBe(8);
    } finally {
      await removeSpool(root);
    }
  });
});

describe('rule 16.13: shoppers order while many rows of stock are imported', () => {
  const MANY = 2_000;
  const eans = Array.from({ length: MANY }, (_, i) => {
    const digits = `7049${String(i).padStart(8, '0')}`;
    return digits + eanCheckDigit(digits);
  });

  it('no order fails, nothing goes below zero, and of each count all that was ordered is taken off', async () => {
    await sql`insert into sizes (id, name) select 100 + n, 'Str. ' || n from generate_series(1, ${MANY}::int) n`;
    await sql`insert into variants (id, article_id, ean, size_id, color_id)
      select 100 + n, 3, ean, 100 + n, 1 from unnest(${eans}::text[]) with ordinality as s(ean, n)`;
    const rows = (qty: number) =>
      [SOCK, ...eans].map((ean) => ({ ean, shopId: OSLO, qty, countedAt: at('11:59').toISOString() }));
    await importFiles(sql, { 'stock.jsonl': rows(500) });
    let importing = true;
    const ordered: Promise<unknown>[] = [];
    const shopper = async () => {
      while (importing) {
        const order = reserve(1, SOCK);
        ordered.push(order);
        await order;
      }
    };
    const shoppers = [shopper(), shopper(), shopper()];
    for (const qty of [400, 300, 200]) {
      const { kinds } = await importFiles(sql, { 'stock.jsonl': rows(qty) });
      expect(kinds.stock).toMatchObject({ rows: MANY + 1, refused: 0 });
    }
    importing = false;
    await Promise.all(shoppers);
    expect(ordered.length).toBeGreaterThan(3);
    expect(await stockOf(sql, SOCK)).toBe(200 - ordered.length);
    expect(
      await sql`select distinct qty from stock s join variants v on v.id = s.variant_id where v.ean = any(${eans})`,
    ).toEqual([{ qty: 200 }]);
  });
});
