import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CounterAct, ReceivedReturn } from '@/lib/contracts/counter';
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
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  await begin();
});

async function begin() {
  await database.sql`truncate document_series, attempts`;
  for (const [ean, at] of [
    [SHOE, BERGEN],
    [BOTTLE, OSLO],
  ] as const)
    await setStock(database.sql, ean, 100, at);
  for (const [ean, at] of [
    [SHOE, WEB_SHOP],
    [BOTTLE, WEB_SHOP],
    [SHOE, OSLO],
    [BOTTLE, BERGEN],
  ] as const)
    await setStock(database.sql, ean, 0, at);
  provider = fakeProvider();
  shop = openWholeShop({ sql: database.sql, clock: () => TUESDAY_NOON, providers: [provider.method] });
}

/** Two shoes from Bergen and three bottles from Oslo, sent and paid. */
async function buy() {
  const placed = await shop.purchases.place(
    {
      orders: [
        payload({
          ...{ Delivery: true, shipping_method_id: 'delivery', Address: 'Fjellveien 2', PostalCode: '7010' },
          ...{ City: 'TRONDHEIM', Payment: 'card', items: [item(SHOE, 2), item(BOTTLE, 3)] },
        }),
      ],
    },
    { brand: 'nordvidda', address: '1.2.3.4' },
  );
  for (const { reference } of placed.payments) provider.approve(reference);
  const [order] = (await shop.purchases.settle(placed.token))?.orders ?? [];
  const parts = await database.sql<{ id: number; shopId: number }[]>`
    select id, shop_id from fulfilments where order_id = ${order?.id ?? 0}`;
  const idOf = (shopId: number) => parts.find((part) => part.shopId === shopId)?.id ?? 0;
  return {
    ...order,
    token: order?.token ?? '',
    number: order?.number ?? '',
    reference: placed.payments[0]?.reference ?? '',
    idOf,
  };
}
type Bought = Awaited<ReturnType<typeof buy>>;

const dispatch: CounterAct = {
  ...{ act: 'dispatch', carrier: 'Posten', trackingNumber: 'T1', trackingUrl: '', idCheckOrdered: false },
};
const act = (order: Bought, at: number, one: CounterAct) =>
  shop.fulfilments.act(actor(at), order.idOf(at), one, undefined);
let keys = 0;
const withdraw = ({ number }: Bought, ean: string, count: number) => {
  keys += 1;
  return shop.withdrawals.make(
    { number, email: 'kari@example.no', key: `${keys}`.padStart(20, 'k'), lines: [{ ean, count }], reason: '' },
    { address: '1.2.3.4' },
  );
};
const received = (number: string, at: number, goods: Partial<ReceivedReturn> = {}) =>
  shop.fulfilments.received(actor(at), number, { resell: [], ...goods });
const statusOf = async ({ token }: Bought) => (await shop.orders.receipt(token))?.status;
async function money({ reference }: Bought) {
  while ((await shop.payments.sendDue(20)) > 0);
  const { authorised, captured, released, refunded } = provider.of(reference);
  return { authorised, captured, released, refunded };
}
const refunds = async () =>
  (await database.sql<{ key: string; text: string }[]>`
    select key, text_body as text from mails where key like 'refund:%' order by id`) as { key: string; text: string }[];

describe('rule 15.27: freight goes back when nothing of the order is kept, in whatever steps it came to that', () => {
  it('the other part is withdrawn from before it leaves, and the first comes back after that', async () => {
    const order = await buy();
    await act(order, BERGEN, dispatch);
    const { number } = await withdraw(order, SHOE, 2);
    await withdraw(order, BOTTLE, 3);
    expect(shop.told.at(-1)).toMatchObject({ event: 'order.cancelled', shopId: OSLO });
    expect(await statusOf(order)).toBe('sent');
    await received(number, BERGEN);
    const { captured, refunded } = await money(order);
    expect([await statusOf(order), refunded]).toEqual(['returned', captured]);
    expect(captured).toBeGreaterThan(239_800);
  });

  it.each(['withdrawn from', 'not found', 'called off'])('the other part is %s when the first is back', async (how) => {
    const order = await buy();
    await act(order, BERGEN, dispatch);
    const { number } = await withdraw(order, SHOE, 2);
    await received(number, BERGEN);
    const before = await money(order);
    expect([await statusOf(order), before.refunded]).toEqual(['picking', 239_800]);
    if (how === 'withdrawn from') await withdraw(order, BOTTLE, 3);
    else if (how === 'not found') await act(order, OSLO, { act: 'missing', ean: BOTTLE, count: 3 });
    else await act(order, OSLO, { act: 'cancel', reason: '' });
    const { captured, released, authorised, refunded } = await money(order);
    expect([await statusOf(order), refunded]).toEqual(['returned', captured]);
    expect(captured + released).toBe(authorised);
    const letters = await refunds();
    expect(letters.map(({ key }) => key)).toEqual([`refund:${number}`, `refund:closed:${order.number}`]);
    expect(letters[1]?.text).toContain('betalt tilbake frakten');
    expect(shop.told.filter(({ event }) => event === 'order.returned')).toHaveLength(2);
  });

  it('refunded is captured, whoever withdraws, sends, loses and receives what, and when', async () => {
    const step = fc.record({
      what: fc.constantFrom('withdraw', 'withdraw', 'send', 'missing', 'receive', 'receive'),
      ean: fc.constantFrom(SHOE, BOTTLE),
      count: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await clear(database.sql);
        await begin();
        const order = await buy();
        const at = (ean: string) => (ean === SHOE ? BERGEN : OSLO);
        const receive = async (shopId: number, count?: number) => {
          for (const { number, lines } of await shop.withdrawals.awaited(shopId)) {
            const some = lines.map((line) => ({ ean: line.ean, count: line.back + Math.min(count ?? 9, line.count) }));
            await received(number, shopId, { received: some });
          }
        };
        for (const { what, ean, count } of steps) {
          const shopId = at(ean);
          // What cannot be done as it stands is refused, and changes nothing.
          const done =
            what === 'withdraw'
              ? withdraw(order, ean, count)
              : what === 'send'
                ? act(order, shopId, dispatch)
                : what === 'missing'
                  ? act(order, shopId, { act: 'missing', ean, count })
                  : receive(shopId, count);
          await done.catch((error) => expect(error).toHaveProperty('code'));
          const { captured, refunded } = await money(order);
          expect(refunded).toBeLessThanOrEqual(captured);
        }
        for (const [ean, most] of [
          [SHOE, 2],
          [BOTTLE, 3],
        ] as const)
          for (let n = 0; n < most; n++) await withdraw(order, ean, 1).catch(() => {});
        await receive(OSLO);
        await receive(BERGEN);
        const { authorised, captured, released, refunded } = await money(order);
        expect({ refunded, all: captured + released }).toEqual({ refunded: captured, all: authorised });
        expect(await statusOf(order)).toBe(captured > 0 ? 'returned' : 'cancelled');
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

describe('rule 15.26: goods are awaited by the shop they left', () => {
  it('which sees and receives no other’s, nor what never left', async () => {
    const order = await buy();
    await act(order, BERGEN, dispatch);
    const { number } = await withdraw(order, SHOE, 1);
    expect(await shop.withdrawals.awaited(OSLO)).toEqual([]);
    expect(await shop.withdrawals.awaited(BERGEN)).toMatchObject([{ number, refund: 119_900 }]);
    await expect(received(number, OSLO)).rejects.toMatchObject({ code: 'not_found' });
    const early = await withdraw(order, BOTTLE, 1);
    expect(await shop.withdrawals.awaited(OSLO)).toEqual([]);
    await expect(received(early.number, OSLO)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('each of two shops receives its own, and the money of each goes back then', async () => {
    const order = await buy();
    await act(order, BERGEN, dispatch);
    await act(order, OSLO, dispatch);
    const { number, refund } = await shop.withdrawals.make(
      {
        ...{ number: order.number, email: 'kari@example.no', key: 'x'.repeat(20), reason: '' },
        lines: [
          { ean: SHOE, count: 2 },
          { ean: BOTTLE, count: 3 },
        ],
      },
      { address: '1.2.3.4' },
    );
    await received(number, OSLO);
    expect(await money(order)).toMatchObject({ refunded: 8700 });
    expect(await shop.withdrawals.awaited(OSLO)).toEqual([]);
    await received(number, OSLO);
    await received(number, BERGEN);
    expect(await money(order)).toMatchObject({ refunded: refund, captured: refund });
    expect(await statusOf(order)).toBe('returned');
  });
});

describe('rule 15.27: what comes back short', () => {
  it('is received as far as it came, and the rest stays awaited', async () => {
    const order = await buy();
    await act(order, OSLO, dispatch);
    const { number } = await withdraw(order, BOTTLE, 3);
    const short = { received: [{ ean: BOTTLE, count: 2 }], resell: [{ ean: BOTTLE, count: 2 }] };
    await expect(received(number, OSLO, { received: [{ ean: BOTTLE, count: 4 }] })).rejects.toMatchObject({
      code: 'over_count',
    });
    await received(number, OSLO, short);
    await received(number, OSLO, short);
    expect(await money(order)).toMatchObject({ refunded: 5800 });
    expect(await shop.withdrawals.awaited(OSLO)).toMatchObject([{ refund: 2900, lines: [{ count: 1, back: 2 }] }]);
    await received(number, OSLO);
    expect(await money(order)).toMatchObject({ refunded: 8700 });
    expect((await refunds()).map(({ key }) => key)).toEqual([`refund:${number}`, `refund:${number}:2`]);
    expect((await shop.books.list(order.token)).map((one) => one.number)).toEqual(['S-1', 'K-1', 'K-2']);
  });
});
