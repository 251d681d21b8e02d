import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BERGEN, BOTTLE, clear, OSLO, SHOE, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { dispatch, openTwoShops } from './two-shops';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: Awaited<ReturnType<typeof openTwoShops>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(begin);

async function begin() {
  await clear(database.sql);
  shop = await openTwoShops(database.sql);
}
const act: typeof shop.act = (...what) => shop.act(...what);
const received: typeof shop.received = (...what) => shop.received(...what);
const money: typeof shop.money = (order) => shop.money(order);
const statusOf: typeof shop.statusOf = (order) => shop.statusOf(order);
const withdraw = (order: Awaited<ReturnType<typeof shop.buy>>, ean: string, count: number) =>
  shop.withdraw(order, [ean, count]);
const refunds = () => shop.letters('refund:');

describe('rule 15.27: freight goes back when nothing of the order is kept, in whatever steps it came to that', () => {
  it('the second fulfilment is withdrawn before it leaves, and the first comes back later', async () => {
    const order = await shop.buy();
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
    const order = await shop.buy();
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
    expect(letters[1]?.text).toContain('betaler vi tilbake frakten');
    expect(shop.told.filter(({ event }) => event === 'order.returned')).toHaveLength(2);
  });

  it('refunds add up to what was captured, in any order of withdrawing, sending, losing and receiving', async () => {
    const step = fc.record({
      what: fc.constantFrom('withdraw', 'withdraw', 'send', 'missing', 'receive', 'receive'),
      ean: fc.constantFrom(SHOE, BOTTLE),
      count: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await begin();
        const order = await shop.buy();
        const at = (ean: string) => (ean === SHOE ? BERGEN : OSLO);
        const receive = async (shopId: number, count?: number) => {
          for (const { number, lines } of await shop.returns.awaited(shopId)) {
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

describe('rule 15.26: returns are awaited by the shop the goods left', () => {
  it('a shop sees and receives no other shop’s returns, nor goods that never left', async () => {
    const order = await shop.buy();
    await act(order, BERGEN, dispatch);
    const { number } = await withdraw(order, SHOE, 1);
    expect(await shop.returns.awaited(OSLO)).toEqual([]);
    expect(await shop.returns.awaited(BERGEN)).toMatchObject([{ number, refund: 119_900 }]);
    for (const typed of [number, `${order.id}-A1`, ` fisk ${order.id} a1 `])
      expect(await shop.returns.awaitedOne(BERGEN, typed)).toMatchObject({ number });
    for (const other of [order.number, `${order.id}-A2`, `${order.id + 1}-A1`, `${order.id}-R1`, ''])
      await expect(shop.returns.awaitedOne(BERGEN, other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(received(number, OSLO)).rejects.toMatchObject({ code: 'not_found' });
    const early = await withdraw(order, BOTTLE, 1);
    expect(await shop.returns.awaited(OSLO)).toEqual([]);
    await expect(received(early.number, OSLO)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('nor what was withdrawn from before its part left, though other goods of the same withdrawal are awaited', async () => {
    await withdraw(await shop.buy(), BOTTLE, 1);
    const order = await shop.buy();
    await act(order, BERGEN, dispatch);
    const { number } = await shop.withdraw(order, [SHOE, 1], [BOTTLE, 1]);
    await act(order, OSLO, dispatch);
    expect(await shop.returns.awaited(OSLO)).toEqual([]);
    await expect(received(number, OSLO)).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.returns.awaited(BERGEN)).toMatchObject([{ number, lines: [{ ean: SHOE, count: 1 }] }]);
    // What is withdrawn from after that has left, and makes nothing of the first awaited.
    const second = await withdraw(order, BOTTLE, 1);
    expect(await shop.returns.awaited(OSLO)).toMatchObject([
      { number: second.number, lines: [{ ean: BOTTLE, count: 1 }] },
    ]);
    await expect(received(number, OSLO)).rejects.toMatchObject({ code: 'not_found' });
    // Each is settled when its own goods are back, and once.
    const before = new Date('2026-03-01T10:00:00Z');
    await database.sql`update withdrawals set settled_at = ${before.toISOString()} where settled_at is not null`;
    await received(second.number, OSLO);
    const settled = await database.sql`select settled_at from withdrawals order by id`;
    expect(settled.map(({ settledAt }) => settledAt)).toEqual([before, null, TUESDAY_NOON]);
  });

  it('each of two shops receives its own, and its money goes back then, to the card it came from', async () => {
    await shop.buy();
    await database.sql`update payments set instrument = 'Mastercard •••• 0002'`;
    const order = await shop.buy();
    await act(order, BERGEN, dispatch);
    await act(order, OSLO, dispatch);
    const { number, refund } = await shop.withdraw(order, [SHOE, 2], [BOTTLE, 3]);
    await received(number, OSLO);
    expect(await money(order)).toMatchObject({ refunded: 8700 });
    expect(await shop.returns.awaited(OSLO)).toEqual([]);
    await received(number, OSLO);
    await received(number, BERGEN, { received: [{ ean: SHOE, count: 1 }] });
    await received(number, BERGEN);
    const texts = (await refunds()).map(({ text }) => text);
    expect(texts.map((text) => text.includes('Visa •••• 0004'))).toEqual([true, true, true]);
    expect(texts.map((text) => text.match(/Nordvidda \w+ AS/)?.[0])).toEqual([
      'Nordvidda Oslo AS',
      'Nordvidda Bergen AS',
      'Nordvidda Bergen AS',
    ]);
    expect(await money(order)).toMatchObject({ refunded: refund, captured: refund });
    expect(await statusOf(order)).toBe('returned');
  });
});

describe('rule 15.27: however goods left, they are awaited, and all money goes back with the last of them', () => {
  it.each(['collected', 'sent', 'delivered'])('%s', async (state) => {
    const order = await shop.buy();
    await act(order, BERGEN, dispatch);
    await act(order, OSLO, dispatch);
    await database.sql`update fulfilments set state = ${state}`;
    const { number } = await shop.withdraw(order, [SHOE, 2], [BOTTLE, 3]);
    expect(await shop.returns.awaited(BERGEN)).toMatchObject([{ number, refund: 239_800 }]);
    await received(number, BERGEN);
    await received(number, OSLO);
    const { captured, refunded } = await money(order);
    expect([await statusOf(order), refunded]).toEqual(['returned', captured]);
  });
});

describe('rule 15.27: incomplete returns', () => {
  it('are received as far as they came, and the rest stays awaited', async () => {
    const order = await shop.buy();
    await act(order, OSLO, dispatch);
    const { number } = await withdraw(order, BOTTLE, 3);
    const short = { received: [{ ean: BOTTLE, count: 2 }], resell: [{ ean: BOTTLE, count: 2 }] };
    await expect(received(number, OSLO, { received: [{ ean: BOTTLE, count: 4 }] })).rejects.toMatchObject({
      code: 'over_count',
    });
    await received(number, OSLO, short);
    await received(number, OSLO, short);
    expect(await money(order)).toMatchObject({ refunded: 5800 });
    expect(await shop.returns.awaited(OSLO)).toMatchObject([{ refund: 2900, lines: [{ count: 1, back: 2 }] }]);
    expect((await shop.receipts.detail(order.token))?.withdrawals).toMatchObject([
      { left: [{ ean: BOTTLE, count: 3, back: 2 }], backAt: null },
    ]);
    await received(number, OSLO);
    expect(await money(order)).toMatchObject({ refunded: 8700 });
    expect((await refunds()).map(({ key }) => key)).toEqual([`refund:${number}`, `refund:${number}:2`]);
    expect((await shop.accounting.list(order.token)).map((one) => one.number)).toEqual(['S-1', 'K-1', 'K-2']);
  });
});

describe('rule 15.27: returns that never come', () => {
  it('leave the list after eight weeks, and are still found by number in their shop', async () => {
    const order = await shop.buy();
    await act(order, OSLO, dispatch);
    const { number } = await withdraw(order, BOTTLE, 3);
    const made = (days: number) => {
      const at = new Date(TUESDAY_NOON.getTime() - days * 24 * 3600_000).toISOString();
      return database.sql`update withdrawals set created_at = ${at}`;
    };
    await made(69);
    expect(await shop.returns.awaited(OSLO)).toMatchObject([{ number }]);
    await made(70);
    expect(await shop.returns.awaited(OSLO)).toEqual([]);
    expect(await shop.returns.awaitedOne(OSLO, number.toLowerCase())).toMatchObject({ number, refund: 8700 });
    await expect(shop.returns.awaitedOne(BERGEN, number)).rejects.toMatchObject({ code: 'not_found' });
    await received(number, OSLO);
    await expect(shop.returns.awaitedOne(OSLO, number)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('the newest stands first', async () => {
    const order = await shop.buy();
    await act(order, OSLO, dispatch);
    const numbers = [await withdraw(order, BOTTLE, 1), await withdraw(order, BOTTLE, 1)].map(({ number }) => number);
    expect((await shop.returns.awaited(OSLO)).map(({ number }) => number)).toEqual(numbers.reverse());
  });
});
