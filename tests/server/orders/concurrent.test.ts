import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { connectDatabase } from '@/server/platform/db/connection';
import { openTestDatabase } from '@/tests/support/database';
import { watchStatements } from '@/tests/support/watch-statements';
import { BOTTLE, clear, item, open, payload, SHOE, SOCK, seed, setStock, stockOf, written } from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
let instances: ReturnType<typeof connectDatabase>[];

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  instances = [connectDatabase(database.url), connectDatabase(database.url)];
});
afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.close()));
  await database.close();
});
beforeEach(async () => {
  await clear(database.sql);
  shop = open(database.sql);
});

const settle = async (tries: Promise<OrderReceipt>[]) => {
  const outcomes = await Promise.allSettled(tries);
  return {
    receipts: outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : [])),
    refusals: outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : [])),
  };
};

/** Counts the transactions begun from here on: one more than orders placed is one tried again. */
function countTransactions() {
  let begun = 0;
  watchStatements((text) => {
    if (text.startsWith('begin')) begun += 1;
  });
  return () => begun;
}

describe('rule 15.2: 200 concurrent reservations for 10 pieces give exactly 10', () => {
  it('through two instances of the shop', async () => {
    const shops = instances.map((instance) => open(instance.sql).placing);
    const tries = Array.from({ length: 200 }, (_, i) =>
      (shops[i % 2] as (typeof shops)[0]).place(payload({ CustomerName: `Kunde ${i}` }), {
        brand: 'nordvidda',
        idempotencyKey: `order-key-${i}`,
      }),
    );
    const { receipts, refusals } = await settle(tries);
    expect(receipts).toHaveLength(10);
    expect(new Set(receipts.map((receipt) => receipt.number)).size).toBe(10);
    expect(refusals).toHaveLength(190);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ code: 'not_enough_stock', cartErrors: [{ eanNo: SHOE, available: 0 }] });
    }
    expect(await stockOf(database.sql, SHOE)).toBe(0);
    expect(await written(database.sql)).toMatchObject({
      orders: 10,
      lines: 10,
      events: 10,
      documents: 10,
      mails: 10,
      keys: 10,
    });
  });

  it('orders of three pieces never take more than there are', async () => {
    const { receipts, refusals } = await settle(
      Array.from({ length: 60 }, () => shop.placing.place(payload({ items: [item(SHOE, 3)] }), { brand: 'nordvidda' })),
    );
    expect([receipts.length, refusals.length, await stockOf(database.sql, SHOE)]).toEqual([3, 57, 1]);
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ code: 'not_enough_stock', cartErrors: [{ available: 1 }] });
  });
});

describe('rule 15.4: a retried request never makes a second order', () => {
  const place = (key: string, over = {}) =>
    shop.placing.place(payload(over), { brand: 'nordvidda', idempotencyKey: key });

  it('a repeat gets the first answer, whatever has happened since', async () => {
    const first = await place('order-key');
    const before = await written(database.sql);
    await shop.setStatus(first.number, 'ready');
    await setStock(database.sql, SHOE, 0);
    expect(await place('order-key')).toEqual(first);
    await setStock(database.sql, SHOE, 9);
    expect(await written(database.sql)).toEqual({ ...before, events: 2 });
  });

  it('fifty at once are one order and fifty equal answers', async () => {
    const { receipts, refusals } = await settle(Array.from({ length: 50 }, () => place('order-key')));
    expect(refusals).toEqual([]);
    for (const receipt of receipts) expect(receipt).toEqual(receipts[0]);
    expect(await written(database.sql)).toMatchObject({
      orders: 1,
      lines: 1,
      events: 1,
      documents: 1,
      mails: 1,
      keys: 1,
    });
    expect(await stockOf(database.sql, SHOE)).toBe(9);
  });

  it('the same key for another order is refused, and changes nothing', async () => {
    const first = await place('order-key');
    const before = await written(database.sql);
    await expect(place('order-key', { items: [item(SHOE, 2)] })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(shop.placing.place(payload(), { brand: 'heldre', idempotencyKey: 'order-key' })).rejects.toMatchObject(
      {
        code: 'idempotency_key_reused',
      },
    );
    expect(await written(database.sql)).toEqual(before);
    expect(await place('order-key')).toEqual(first);
  });

  it('a refusal is not kept: after a restock the same request goes through', async () => {
    await setStock(database.sql, SHOE, 0);
    await expect(place('order-key')).rejects.toMatchObject({ code: 'not_enough_stock' });
    await setStock(database.sql, SHOE, 1);
    expect((await place('order-key')).status).toBe('reserved');
  });

  it('keys are forgotten after their time, and not before', async () => {
    const first = await place('order-key');
    const day = 24 * 60 * 60 * 1000;
    shop.setTime(new Date(shop.clock().getTime() + 7 * day));
    expect(await shop.keys.forgetOld()).toBe(0);
    expect(await place('order-key')).toEqual(first);
    shop.setTime(new Date(shop.clock().getTime() + 1));
    expect(await shop.keys.forgetOld()).toBe(1);
  });
});

describe('orders that take the same goods in opposite order', () => {
  it('wait for each other and never deadlock', async () => {
    for (const ean of [SHOE, SOCK, BOTTLE]) await setStock(database.sql, ean, 1000);
    const begun = countTransactions();
    const orders = [
      [item(SHOE), item(SOCK), item(BOTTLE)],
      [item(BOTTLE), item(SOCK), item(SHOE)],
      [item(SOCK), item(SHOE)],
    ];
    const { receipts, refusals } = await settle(
      Array.from({ length: 120 }, (_, i) =>
        shop.placing.place(payload({ items: orders[i % 3] }), { brand: 'nordvidda' }),
      ),
    );
    expect(refusals).toEqual([]);
    expect(receipts).toHaveLength(120);
    expect([
      await stockOf(database.sql, SHOE),
      await stockOf(database.sql, SOCK),
      await stockOf(database.sql, BOTTLE),
    ]).toEqual([880, 880, 920]);
    expect(begun()).toBe(120);
  });

  it('an order that the database ends for a deadlock is tried again', async () => {
    const { sql } = database;
    const begun = countTransactions();
    await sql
      .begin(async (importing) => {
        // A stock import that takes the shelves the other way round, and outwaits the order.
        await importing`set local deadlock_timeout = '60s'`;
        await importing`select from stock where shop_id = 1 and variant_id = 3 for update`;
        const placing = shop.placing.place(payload({ items: [item(SHOE), item(SOCK)] }), { brand: 'nordvidda' });
        const waiting = () =>
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        while ((await waiting()).length === 0);
        await importing`update stock set qty = 7 where shop_id = 1 and variant_id = 1`;
        return { placing };
      })
      .then(({ placing }) => placing);
    expect([await stockOf(sql, SHOE), await stockOf(sql, SOCK)]).toEqual([6, 9]);
    expect(await written(sql)).toMatchObject({ orders: 1, lines: 2, mails: 1 });
    expect(begun()).toBe(3); // the import, the order, the order again
  });
});
