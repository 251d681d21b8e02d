import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@/server/platform/db/transact';
import { BERGEN, BOTTLE, clear, OSLO, SHOE, SOCK, seed, stockOf, WEB_SHOP } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { actor, open, placeOrder, statesOf, statusIn } from './fixture';

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

describe('rule 15.21: the fulfilments of an order', () => {
  it('are held while it is being paid, and opened when it is paid', async () => {
    const { id } = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    expect(await statesOf(database.sql, id)).toEqual(['held', 'held']);
    await within((tx) => shop.fulfilments.ofOrder.open(tx, id));
    expect(await statesOf(database.sql, id)).toEqual(['waiting', 'waiting']);
  });

  it('go back to their shelves once when the order is cancelled', async () => {
    const { id } = await placeOrder(database.sql, shop);
    expect(await shelf()).toEqual([8, 7, 9]);
    await Promise.all([1, 2, 3].map(() => within((tx) => shop.fulfilments.ofOrder.close(tx, id))));
    expect(await shelf()).toEqual([10, 10, 10]);
    expect(await statesOf(database.sql, id)).toEqual(['closed', 'closed']);
    expect(shop.heard).toEqual([`cancelled order ${id}`]);
  });

  it('goods that have left stay away', async () => {
    const { id, ids } = await placeOrder(database.sql, shop);
    await database.sql`update fulfilments set state = 'sent' where id = ${ids[0] ?? 0}`;
    await within((tx) => shop.fulfilments.ofOrder.close(tx, id));
    expect([await shelf(), await statesOf(database.sql, id)]).toEqual([
      [8, 7, 10],
      ['sent', 'closed'],
    ]);
  });

  it('are not taken twice while they are held', async () => {
    const { id } = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    expect(await within((tx) => shop.fulfilments.ofOrder.retake(tx, id))).toBe(true);
    expect([await shelf(), await statesOf(database.sql, id)]).toEqual([
      [8, 7, 9],
      ['held', 'held'],
    ]);
  });

  it('are all taken again when the payment comes late', async () => {
    const { id } = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    await within((tx) => shop.fulfilments.ofOrder.close(tx, id));
    // No shop has seen them yet, so that none is told.
    expect(shop.heard).toEqual([]);
    expect(await within((tx) => shop.fulfilments.ofOrder.retake(tx, id))).toBe(true);
    expect(await shelf()).toEqual([8, 7, 9]);
    expect(await statesOf(database.sql, id)).toEqual(['held', 'held']);
  });

  it('none is taken again when one piece is sold', async () => {
    const { id } = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    await within((tx) => shop.fulfilments.ofOrder.close(tx, id));
    await database.sql`update stock set qty = 0 where variant_id = 3`;
    expect(await within((tx) => shop.fulfilments.ofOrder.retake(tx, id))).toBe(false);
    expect(await shelf()).toEqual([10, 10, 0]);
    expect(await statesOf(database.sql, id)).toEqual(['closed', 'closed']);
  });
});

describe('rule 15.26: withdrawing from pieces', () => {
  it('that are in the shop puts them back and leaves the rest to be sent', async () => {
    const { id, ids } = await placeOrder(database.sql, shop);
    expect(await within((tx) => shop.fulfilments.ofOrder.withdraw(tx, id, [{ ean: SHOE, count: 1 }]))).toEqual([]);
    expect(await shelf()).toEqual([9, 7, 9]);
    expect(await statusIn(database.sql, id)).toBe('received');
    expect(shop.heard).toEqual([`withdrawn ${ids[0]}`]);
  });

  it('withdrawing everything ends the order and releases the authorisation', async () => {
    const { id, ids } = await placeOrder(database.sql, shop);
    const all = [
      { ean: SHOE, count: 2 },
      { ean: BOTTLE, count: 3 },
      { ean: SOCK, count: 1 },
    ];
    expect(await within((tx) => shop.fulfilments.ofOrder.withdraw(tx, id, all))).toEqual([]);
    expect(await shelf()).toEqual([10, 10, 10]);
    expect(await statusIn(database.sql, id)).toBe('cancelled');
    expect(await database.sql`select actor from order_events where order_id = ${id}`).toEqual([{ actor: 'shopper' }]);
    expect(shop.heard).toEqual([`release ${id}`, ...ids.map((one) => `withdrawn ${one}`)]);
  });
});

describe('rule 15.24: what a shop does with its fulfilment', () => {
  const send = { act: 'dispatch', carrier: 'Posten', trackingNumber: 'T1', trackingUrl: '' } as const;
  const off = { act: 'cancel', reason: '' } as const;

  it('is told with whether something is left of the order, and the provider hears how goods left', async () => {
    const { id, ids } = await placeOrder(database.sql, shop);
    const [oslo = 0, bergen = 0] = ids;
    await shop.fulfilments.act(actor(OSLO), oslo, { act: 'missing', ean: SHOE, count: 2 }, undefined);
    await shop.fulfilments.act(actor(OSLO), oslo, send, undefined);
    await shop.fulfilments.act(actor(BERGEN), bergen, off, undefined);
    expect(shop.heard).toEqual([
      ...[`missing ${oslo} 2×${SHOE} true`, `sold ${oslo}`, `release ${id}`, `sent ${oslo}`],
      ...[`release ${id}`, `cancelled ${bergen} true`],
    ]);
    expect(shop.captured).toMatchObject([
      { orderId: id, fulfilmentId: oslo, shipping: { carrier: 'Posten', trackingNumber: 'T1' } },
    ]);
  });

  it('the last cancellation says that nothing is left', async () => {
    const { ids } = await placeOrder(database.sql, shop);
    const [oslo = 0, bergen = 0] = ids;
    await shop.fulfilments.act(actor(OSLO), oslo, off, undefined);
    await shop.fulfilments.act(actor(BERGEN), bergen, off, undefined);
    expect(shop.heard.filter((one) => one.startsWith('cancelled'))).toEqual([
      ...[`cancelled ${oslo} true`, `cancelled ${bergen} false`],
    ]);
  });
});

describe('rule 15.22: what a shop sees', () => {
  it('its own fulfilments, the first due first, then the oldest', async () => {
    const orders = [];
    for (let i = 0; i < 3; i++) orders.push(await placeOrder(database.sql, shop));
    const [one, two, three] = orders.map(({ ids }) => ids);
    await database.sql`update fulfilments set due_at = due_at - interval '1 hour' where id = ${two?.[0] ?? 0}`;
    const listed = async (shopId: number) => (await shop.fulfilments.list(shopId)).picks.map(({ id }) => id);
    expect(await listed(OSLO)).toEqual([two?.[0], one?.[0], three?.[0]]);
    expect(await listed(BERGEN)).toEqual([one?.[1], two?.[1], three?.[1]]);
  });

  it('and of one it is asked for', async () => {
    const { token, ids } = await placeOrder(database.sql, shop);
    const found = async (shopId: number) => (await shop.fulfilments.find(shopId, token)).map(({ id }) => id);
    expect([await found(OSLO), await found(BERGEN), await found(WEB_SHOP)]).toEqual([[ids[0]], [ids[1]], []]);
    const held = await placeOrder(database.sql, shop, { state: 'held', status: 'awaiting_payment' });
    expect(await shop.fulfilments.find(OSLO, held.token)).toEqual([]);
  });
});

describe('rule 2.37: a buyer says that a parcel has come', () => {
  it('once, for goods that have been sent', async () => {
    const { id, token, ids } = await placeOrder(database.sql, shop);
    await expect(shop.fulfilments.arrived(token)).rejects.toMatchObject({ code: 'status_not_possible' });
    await expect(shop.fulfilments.arrived('made up')).rejects.toMatchObject({ code: 'not_found' });
    const [oslo = 0, bergen = 0] = ids;
    await shop.fulfilments.act(
      actor(OSLO),
      oslo,
      { act: 'dispatch', carrier: 'Posten', trackingNumber: '', trackingUrl: '' },
      undefined,
    );
    await shop.fulfilments.act(actor(BERGEN), bergen, { act: 'cancel', reason: '' }, undefined);
    shop.heard.length = 0;
    await shop.fulfilments.arrived(token);
    await shop.fulfilments.arrived(token);
    expect(await statesOf(database.sql, id)).toEqual(['delivered', 'closed']);
    expect(shop.heard).toEqual([`delivered ${oslo}`]);
  });
});
