import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@/server/db/transact';
import { BERGEN, BOTTLE, clear, OSLO, SHOE, SOCK, seed, stockOf } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { open, placeOrder, statesOf, statusIn } from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  shop = open(database.sql);
});

const shelf = async () => [
  await stockOf(database.sql, SHOE, OSLO),
  await stockOf(database.sql, BOTTLE, OSLO),
  await stockOf(database.sql, SOCK, BERGEN),
];
const within = <T>(work: Parameters<typeof transact<T>>[1]) => transact(database.sql, work);

describe('rule 15.21: the parts of an order', () => {
  it('are held while it is paid, and open when it is', async () => {
    const { id } = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    expect(await statesOf(database.sql, id)).toEqual(['held', 'held']);
    await within((tx) => shop.fulfilments.parts.open(tx, id));
    expect(await statesOf(database.sql, id)).toEqual(['waiting', 'waiting']);
  });

  it('go back to the shelves they came from when it is off, once however often it is said', async () => {
    const { id } = await placeOrder(database.sql, shop);
    expect(await shelf()).toEqual([8, 7, 9]);
    await Promise.all([1, 2, 3].map(() => within((tx) => shop.fulfilments.parts.close(tx, id))));
    expect(await shelf()).toEqual([10, 10, 10]);
    expect(await statesOf(database.sql, id)).toEqual(['closed', 'closed']);
  });

  it('are taken again when the payment came late, all of them', async () => {
    const { id } = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    await within((tx) => shop.fulfilments.parts.close(tx, id));
    expect(await within((tx) => shop.fulfilments.parts.retake(tx, id))).toBe(true);
    expect(await shelf()).toEqual([8, 7, 9]);
    expect(await statesOf(database.sql, id)).toEqual(['held', 'held']);
  });

  it('or nothing, when one piece is no longer there', async () => {
    const { id } = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    await within((tx) => shop.fulfilments.parts.close(tx, id));
    await database.sql`update stock set qty = 0 where variant_id = 3`;
    expect(await within((tx) => shop.fulfilments.parts.retake(tx, id))).toBe(false);
    expect(await shelf()).toEqual([10, 10, 0]);
    expect(await statesOf(database.sql, id)).toEqual(['closed', 'closed']);
  });
});

describe('rule 15.26: withdrawing from pieces', () => {
  it('that are in the shop puts them back and leaves the rest to be sent', async () => {
    const { id, ids } = await placeOrder(database.sql, shop);
    expect(await within((tx) => shop.fulfilments.parts.withdraw(tx, id, [{ ean: SHOE, count: 1 }]))).toEqual([]);
    expect(await shelf()).toEqual([9, 7, 9]);
    expect(await statusIn(database.sql, id)).toBe('received');
    expect(shop.heard).toEqual([`withdrawn ${ids[0]}`]);
  });

  it('all of them ends the order, and what was authorised is given back', async () => {
    const { id, ids } = await placeOrder(database.sql, shop);
    const all = [
      { ean: SHOE, count: 2 },
      { ean: BOTTLE, count: 3 },
      { ean: SOCK, count: 1 },
    ];
    expect(await within((tx) => shop.fulfilments.parts.withdraw(tx, id, all))).toEqual([]);
    expect(await shelf()).toEqual([10, 10, 10]);
    expect(await statusIn(database.sql, id)).toBe('cancelled');
    expect(shop.heard).toEqual([`release ${id}`, ...ids.map((one) => `withdrawn ${one}`)]);
  });
});
