import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CounterAct } from '@/lib/contracts/counter';
import { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderPayload } from '@/lib/contracts/orders';
import {
  BERGEN,
  BOTTLE,
  clear,
  item,
  OSLO,
  payload,
  SHOE,
  seed,
  setStock,
  stockOf,
  TUESDAY_NOON,
  WEB_SHOP,
} from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { fakeProvider } from '@/tests/support/fake-provider';
import { openWholeShop } from '@/tests/support/whole-shop';
import { actor } from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof openWholeShop>;
let provider: ReturnType<typeof fakeProvider>;
let now = TUESDAY_NOON;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  await database.sql`truncate document_series, attempts`;
  now = TUESDAY_NOON;
  provider = fakeProvider();
  shop = openWholeShop({ sql: database.sql, clock: () => now, providers: [provider.method] });
});

const sent: Partial<OrderPayload> = {
  ...{ Delivery: true, shipping_method_id: 'delivery', Address: 'Fjellveien 2', PostalCode: '7010', City: 'TRONDHEIM' },
  ...{ Payment: 'card', items: [item(SHOE, 2), item(BOTTLE, 3)] },
};
const collected: Partial<OrderPayload> = { Payment: 'card', items: [item(SHOE, 2), item(BOTTLE, 3)] };

/** A purchase that has been paid for in full. */
async function buy(over: Partial<OrderPayload>) {
  const placed = await shop.purchases.place({ orders: [payload(over)] }, { brand: 'nordvidda', address: '1.2.3.4' });
  for (const { reference } of placed.payments) provider.approve(reference);
  const purchase = await shop.purchases.settle(placed.token);
  const [order] = purchase?.orders ?? [];
  const [payment] = placed.payments;
  if (!order || !payment) throw new Error('Nothing was bought');
  const parts = await database.sql<{ id: number; shopId: number }[]>`
    select id, shop_id from fulfilments where order_id = ${order.id} order by position`;
  return { ...order, reference: payment.reference, parts: [...parts] };
}
type Bought = Awaited<ReturnType<typeof buy>>;

const act = ({ parts }: Bought, one: CounterAct, at = 0) => {
  const part = parts[at];
  if (!part) throw new Error(`The order has no part ${at}`);
  return shop.fulfilments.act(actor(part.shopId), part.id, one, undefined);
};
const dispatch: CounterAct = {
  act: 'dispatch',
  carrier: 'Posten',
  trackingNumber: 'T1',
  trackingUrl: 'https://posten.example/T1',
};
const statusOf = async ({ token }: Bought) => (await shop.orders.receipt(token))?.status;
const letters = async () =>
  (await database.sql<{ key: string }[]>`select key from mails order by id`).map(({ key }) => key);

/** What the provider has, when everything that was ordered has been sent. */
async function money({ reference }: Bought) {
  while ((await shop.payments.sendDue(20)) > 0);
  const { authorised, captured, released, refunded } = provider.of(reference);
  return { authorised, captured, released, refunded };
}
const withdraw = ({ number }: Bought, lines: { ean: string; count: number }[], key = 'a'.repeat(32)) =>
  shop.withdrawals.make({ number, email: 'kari@example.no', key, lines, reason: '' }, { address: '1.2.3.4' });
const received = (number: string, resell: { ean: string; count: number }[], at = WEB_SHOP) =>
  shop.fulfilments.received(actor(at), number, { resell });
const GOODS = 2 * 119_900 + 3 * 2900;
const TOTAL = GOODS + 19_900;

describe('rule 15.24: paid, sent, delivered, withdrawn from and paid back', () => {
  it('to the øre, with emails, documents and stock', async () => {
    const order = await buy(sent);
    expect(await statusOf(order)).toBe('received');
    expect(await money(order)).toEqual({ authorised: TOTAL, captured: 0, released: 0, refunded: 0 });

    await act(order, { act: 'missing', ean: BOTTLE, count: 1 });
    await act(order, dispatch);
    expect(await shop.orders.receipt(order.token)).toMatchObject({
      status: 'sent',
      trackingUrl: 'https://posten.example/T1',
    });
    expect(await money(order)).toEqual({ authorised: TOTAL, captured: TOTAL - 2900, released: 2900, refunded: 0 });
    await act(order, { act: 'delivered' });
    expect(await statusOf(order)).toBe('delivered');

    const first = await withdraw(order, [{ ean: SHOE, count: 1 }]);
    expect(await shop.returns.awaited(WEB_SHOP)).toMatchObject([{ number: first.number, refund: 119_900 }]);
    const followed = async () => (await shop.receipts.detail(order.token))?.withdrawals;
    const returned = { number: first.number, left: [{ ean: SHOE, count: 1 }], refund: 119_900 };
    expect(await followed()).toMatchObject([
      { ...returned, received: true, places: [{ webShop: true }], backAt: null, paidBack: false },
    ]);
    const shelf = (await stockOf(database.sql, SHOE, WEB_SHOP)) ?? 0;
    await received(first.number, [{ ean: SHOE, count: 1 }]);
    expect(await stockOf(database.sql, SHOE, WEB_SHOP)).toBe(shelf + 1);
    expect(await followed()).toMatchObject([{ ...returned, backAt: now.toISOString(), paidBack: false }]);
    expect(await money(order)).toMatchObject({ captured: TOTAL - 2900, refunded: 119_900 });
    expect(await followed()).toMatchObject([{ ...returned, paidBack: true }]);
    expect(await statusOf(order)).toBe('delivered');

    const rest = await withdraw(
      order,
      [
        { ean: SHOE, count: 1 },
        { ean: BOTTLE, count: 2 },
      ],
      'b'.repeat(32),
    );
    expect(rest).toMatchObject({ freight: 19_900, refund: 119_900 + 2 * 2900 + 19_900 });
    expect(await followed()).toMatchObject([returned, { refund: rest.refund, backAt: null }]);
    await received(rest.number, []);
    expect(await stockOf(database.sql, SHOE, WEB_SHOP)).toBe(shelf + 1);
    expect(await money(order)).toEqual({
      ...{ authorised: TOTAL, captured: TOTAL - 2900, released: 2900, refunded: TOTAL - 2900 },
    });
    expect(await statusOf(order)).toBe('returned');
    expect(await shop.returns.awaited(WEB_SHOP)).toEqual([]);

    const documents = await shop.accounting.list(order.token);
    expect(documents.map(({ number, total }) => [number, total])).toEqual([
      ['S-1', TOTAL - 2900],
      ['K-1', 119_900],
      ['K-2', rest.refund],
    ]);
    const id = order.parts[0]?.id;
    expect(await letters()).toEqual([
      `order:${order.number}:confirmation`,
      expect.stringContaining(`part:${id}:missing:`),
      `part:${id}:sent`,
      `part:${id}:delivered`,
      `withdrawal:${first.number}`,
      `refund:${first.number}`,
      `withdrawal:${rest.number}`,
      `refund:${rest.number}`,
    ]);
    expect(shop.told.map(({ event }) => event)).toEqual([
      ...['order.placed', 'order.line_missing', 'order.sent', 'order.delivered', 'order.returned'],
    ]);
  });

  it('returned goods are refunded once, by the shop that sold them', async () => {
    const order = await buy(sent);
    await act(order, dispatch);
    const { number } = await withdraw(order, [{ ean: SHOE, count: 2 }]);
    await expect(received(number, [], OSLO)).rejects.toMatchObject({ code: 'not_found' });
    await expect(received(number, [{ ean: SHOE, count: 3 }])).rejects.toMatchObject({ code: 'over_count' });
    await Promise.all([1, 2, 3].map(() => received(number, [{ ean: SHOE, count: 2 }])));
    expect(await money(order)).toMatchObject({ captured: TOTAL, refunded: 239_800 });
    expect((await shop.accounting.list(order.token)).map((one) => one.number)).toEqual(['S-1', 'K-1']);
  });

  it('a shop that finds nothing captures nothing, and the order is cancelled', async () => {
    const order = await buy(sent);
    await act(order, { act: 'missing', ean: SHOE, count: 2 });
    await act(order, { act: 'missing', ean: BOTTLE, count: 3 });
    expect(await statusOf(order)).toBe('cancelled');
    expect(await money(order)).toEqual({ authorised: TOTAL, captured: 0, released: TOTAL, refunded: 0 });
    expect(await stockOf(database.sql, SHOE, WEB_SHOP)).toBe(8);
  });
});

describe('rule 15.26: withdrawn from before it has left', () => {
  it('is never captured, and settled at once', async () => {
    const order = await buy(sent);
    const { number } = await withdraw(order, [{ ean: SHOE, count: 1 }]);
    expect(shop.told.map(({ event }) => event)).toEqual(['order.placed', 'order.line_withdrawn']);
    expect(await shop.returns.awaited(WEB_SHOP)).toEqual([]);
    const [row] =
      await database.sql`select settled_at is not null as settled from withdrawals where number = ${number}`;
    expect(row?.settled).toBe(true);
    await act(order, dispatch);
    const detail = await shop.receipts.detail(order.token);
    expect(OrderDetail.parse(detail)).toEqual(detail);
    expect(detail?.withdrawals).toMatchObject([{ number, left: [], refund: 0, places: [], paidBack: false }]);
    expect(await money(order)).toEqual({
      authorised: TOTAL,
      captured: TOTAL - 119_900,
      released: 119_900,
      refunded: 0,
    });
  });

  it('withdrawing everything cancels the order and releases the money', async () => {
    const order = await buy(collected);
    await act(order, { act: 'ready' });
    await withdraw(order, [
      { ean: SHOE, count: 2 },
      { ean: BOTTLE, count: 3 },
    ]);
    expect(await statusOf(order)).toBe('cancelled');
    expect(await money(order)).toEqual({ authorised: GOODS, captured: 0, released: GOODS, refunded: 0 });
    expect(await stockOf(database.sql, SHOE, OSLO)).toBe(10);
  });
});

describe('rule 15.22: paid here and collected', () => {
  it('rule 15.28: ready is told once, with what was found and until when it is kept', async () => {
    const order = await buy(collected);
    await act(order, { act: 'missing', ean: BOTTLE, count: 3 });
    await act(order, { act: 'ready' });
    expect([await shop.letters.writeDue(10), await shop.letters.writeDue(10)]).toEqual([1, 0]);
    const [letter] = await database.sql<{ subject: string; text: string }[]>`
      select subject, text_body as text from mails where key = ${`reservation:${order.number}:ready`}`;
    expect(letter?.subject).toBe(`Ordre ${order.number} er klar hos Oslo`);
    expect(letter?.text).toContain('Fjellsko');
    expect(letter?.text).not.toContain('Brus');
    now = new Date(Date.parse((await shop.orders.receipt(order.token))?.expiresAt ?? '') - 3_600_000);
    expect(await shop.letters.writeDue(10)).toBe(1);
  });

  it('what is not found in the box after all leaves the rest ready', async () => {
    const order = await buy(collected);
    await act(order, { act: 'ready' });
    await act(order, { act: 'missing', ean: BOTTLE, count: 1 });
    expect(await statusOf(order)).toBe('ready');
    await act(order, { act: 'hand-over', idChecked: false });
    expect(await money(order)).toEqual({ authorised: GOODS, captured: GOODS - 2900, released: 2900, refunded: 0 });
  });

  it('the reason and the person of a cancellation are in its events', async () => {
    const order = await buy(collected);
    await act(order, { act: 'cancel', reason: 'Falt ned fra hylla' });
    const [event] = await database.sql`select actor, by, note from order_events order by id desc limit 1`;
    expect(event).toEqual({ actor: 'shop', by: 'Ola', note: 'Falt ned fra hylla' });
  });

  it('rule 15.19: what was never found is not told of when the rest was not collected', async () => {
    const order = await buy(collected);
    await act(order, { act: 'missing', ean: BOTTLE, count: 3 });
    await act(order, { act: 'ready' });
    now = new Date(Date.parse((await shop.orders.receipt(order.token))?.expiresAt ?? '') + 60_000);
    expect(await shop.orders.expireDue(10)).toBe(1);
    const [letter] = await database.sql<{ text: string }[]>`
      select text_body as text from mails where key = ${`order:${order.number}:uncollected`}`;
    expect(letter?.text).toContain('Fjellsko');
    expect(letter?.text).not.toContain('Brus');
  });

  it('is captured when it is handed over', async () => {
    const order = await buy(collected);
    await act(order, { act: 'ready' });
    expect((await shop.fulfilments.find(OSLO, `https://nordvidda.example/kvittering/${order.token}`))[0]).toMatchObject(
      {
        ...{ number: order.number, state: 'ready', paid: true },
      },
    );
    await act(order, { act: 'hand-over', idChecked: false });
    expect(await statusOf(order)).toBe('collected');
    expect(await money(order)).toMatchObject({ captured: GOODS, released: 0 });
  });

  it('and a reservation is paid at the till, less what was not found', async () => {
    const reservation = await shop.placing.place(payload({ items: [item(SHOE, 2)] }), { brand: 'nordvidda' });
    const [pick] = (await shop.fulfilments.list(OSLO)).picks;
    expect(pick).toMatchObject({ number: reservation.number, paid: false, total: 239_800, state: 'waiting' });
    const id = pick?.id as number;
    const left = await shop.fulfilments.act(actor(), id, { act: 'missing', ean: SHOE, count: 1 }, undefined);
    expect(left).toMatchObject({ total: 119_900, state: 'picking', version: (pick?.version ?? 0) + 1 });
    await shop.fulfilments.act(actor(), id, { act: 'ready' }, undefined);
    await shop.fulfilments.act(actor(), id, { act: 'hand-over', idChecked: false }, undefined);
    expect((await shop.orders.receipt(reservation.token))?.status).toBe('collected');
    expect(await shop.accounting.list(reservation.token)).toEqual([]);
  });
});

describe('rule 15.21: from several shops', () => {
  it('each fulfilment is sent, paid and returned by itself', async () => {
    await setStock(database.sql, BOTTLE, 0, WEB_SHOP);
    await setStock(database.sql, SHOE, 0, WEB_SHOP);
    await setStock(database.sql, SHOE, 0, OSLO);
    await setStock(database.sql, BOTTLE, 0, BERGEN);
    const order = await buy(sent);
    expect(order.parts.map(({ shopId }) => shopId).sort()).toEqual([OSLO, BERGEN]);
    const shoes = order.parts.findIndex(({ shopId }) => shopId === BERGEN);
    await act(order, dispatch, shoes);
    expect(await statusOf(order)).toBe('picking');
    const half = await money(order);
    expect(half.released).toBe(0);
    await act(order, { act: 'cancel', reason: '' }, 1 - shoes);
    expect(await statusOf(order)).toBe('sent');
    const { captured, released } = await money(order);
    expect(captured + released).toBe(TOTAL);
    expect(captured).toBe(half.captured);
    await shop.fulfilments.arrived(order.token);
    expect(await statusOf(order)).toBe('delivered');
    expect(await letters()).toContain(`part:${order.parts[shoes]?.id}:delivered`);
    expect(shop.told.at(-1)).toMatchObject({ event: 'order.delivered', shopId: BERGEN });
    const { number, refund, freight } = await withdraw(order, [{ ean: SHOE, count: 2 }]);
    expect(refund).toBe(239_800 + freight);
    await received(number, [], BERGEN);
    expect(await money(order)).toMatchObject({ captured, refunded: captured });
    expect(await statusOf(order)).toBe('returned');
  });
});

describe('rule 15.22: two phones at once', () => {
  it('hand over once, and send once', async () => {
    const order = await buy(sent);
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(order, dispatch)));
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1);
    expect(await money(order)).toMatchObject({ captured: TOTAL });
    expect(provider.calls.filter((call) => call.startsWith('capture'))).toHaveLength(1);
    expect((await letters()).filter((key) => key.endsWith(':sent'))).toHaveLength(1);
  });

  it('cancel and send at once: one of them was first', async () => {
    const order = await buy(sent);
    const done = await Promise.allSettled([act(order, dispatch), act(order, { act: 'cancel', reason: '' })]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { captured, released } = await money(order);
    expect([captured, released]).toEqual((await statusOf(order)) === 'sent' ? [TOTAL, 0] : [0, TOTAL]);
  });

  it('rule 15.33: an order of any brand is found by its digits, and by the number it was given', async () => {
    const { id } = await buy(collected);
    const number = `FISK-${id}`;
    await database.sql`update orders set number = ${number} where id = ${id}`;
    const found = async (code: string) => (await shop.fulfilments.find(OSLO, code)).map((pick) => pick.number);
    for (const code of [number, `${id}`, `#${id}`, ` fisk ${id}`, `NV-${id}`])
      expect(await found(code)).toEqual([number]);
    for (const code of [`${id + 1}`, `${number}-A1`, 'FISK-', '']) expect(await found(code)).toEqual([]);
  });

  it('another shop’s fulfilment is not found', async () => {
    const order = await buy(collected);
    const id = order.parts[0]?.id as number;
    await expect(shop.fulfilments.act(actor(BERGEN), id, { act: 'ready' }, undefined)).rejects.toMatchObject({
      ...{ code: 'not_found' },
    });
    await expect(shop.fulfilments.get(BERGEN, id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.fulfilments.find(BERGEN, order.number)).toEqual([]);
  });
});
