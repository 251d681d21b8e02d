import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@/server/platform/db/transact';
import { BERGEN, BOTTLE, clear, OSLO, SHOE, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase, somebodyWaits } from '@/tests/support/database';
import { BUYER, caller, open, placeOrder, wish } from './fixture';

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

const receivedAt = new Date('2026-03-02T12:00:00Z');
const find = (number: string) => shop.withdrawals.find({ number, email: BUYER }, caller);
const leftOf = async (number: string) => (await find(number)).lines.map(({ left }) => left);

/** Shoes from Oslo and bottles from Bergen; their ids. */
async function buy(states = ['delivered', 'delivered'], missing = [0, 0]) {
  const { sql } = database;
  const order = await placeOrder(sql, { status: 8, receivedAt });
  const parts: number[] = [];
  for (const [i, [shopId, ean, count, freight]] of [
    [OSLO, SHOE, 2, 15_000] as const,
    [BERGEN, BOTTLE, 3, 4900] as const,
  ].entries()) {
    const [part] = await sql<{ id: number }[]>`
      insert into fulfilments (order_id, position, shop_id, kind, state, freight, total, due_at)
      values (${order.id}, ${i}, ${shopId}, 'send', ${states[i] ?? ''}, ${freight}, 1, now()) returning id`;
    parts.push(part?.id ?? 0);
    await sql`insert into fulfilment_lines (fulfilment_id, ean, count, missing)
      values (${part?.id ?? 0}, ${ean}, ${count}, ${missing[i] ?? 0})`;
  }
  return { ...order, parts };
}

let complaints = 0;
/** What a shop did about a complaint of one line of a part. */
async function settle(orderId: number, partId: number, ean: string, count: number, amount: number) {
  const { sql } = database;
  complaints += 1;
  const [complaint] = await sql<{ id: number }[]>`
    insert into complaints (order_id, key, number, eans, text, wish)
    values (${orderId}, ${`key-${complaints}`}, ${`R-${complaints}`}, ${[ean]}, 'Sålen løsnet', 'refund') returning id`;
  const [settlement] = await sql<{ id: number }[]>`
    insert into complaint_settlements (complaint_id, fulfilment_id, outcome, amount, by)
    values (${complaint?.id ?? 0}, ${partId}, 'refund', ${amount}, 'Ola') returning id`;
  await sql`insert into complaint_settlement_lines (settlement_id, ean, count, amount)
    values (${settlement?.id ?? 0}, ${ean}, ${count}, ${amount})`;
}

describe('rule 15.26: what the buyer still has', () => {
  it.each([
    ['all of it', ['delivered', 'delivered'], [0, 0], [2, 3]],
    ['not what was never found', ['delivered', 'delivered'], [1, 2], [1, 1]],
    ['nothing of a part that was called off', ['delivered', 'closed'], [0, 0], [2, 0]],
  ])('%s', async (_, states, missing, left) => {
    expect(await leftOf((await buy(states, missing)).number)).toEqual(left);
  });

  it('not what was withdrawn from before, in this order', async () => {
    const [first, second] = [await buy(), await buy()];
    await shop.withdrawals.make(wish(first.number), caller);
    expect([await leftOf(first.number), await leftOf(second.number)]).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });

  it('nor where orders have no parts, as before there were any', async () => {
    const [first, second] = [
      await placeOrder(database.sql, { status: 8, receivedAt }),
      await placeOrder(database.sql, { status: 8, receivedAt }),
    ];
    await shop.withdrawals.make(wish(first.number), caller);
    expect([await leftOf(first.number), await leftOf(second.number)]).toEqual([
      [1, 3],
      [2, 3],
    ]);
  });

  it('what two complaints took off goes off both times, and off no other goods of the part', async () => {
    const { id, number, parts } = await buy();
    const [part = 0] = parts;
    await database.sql`update fulfilment_lines set fulfilment_id = ${part} where fulfilment_id = any(${parts})`;
    for (let i = 0; i < 2; i++) await settle(id, part, BOTTLE, 1, 2900);
    for (let i = 0; i < 2; i++) await settle(id, part, SHOE, 0, 500);
    expect((await find(number)).lines.map(({ paid, left }) => [paid, left])).toEqual([
      [238_800, 2],
      [8700, 1],
    ]);
  });

  it('not what was paid back after a complaint, of this order', async () => {
    const [first, second] = [await buy(), await buy()];
    await settle(first.id, first.parts[1] ?? 0, BOTTLE, 1, 2900);
    expect([await leftOf(first.number), await leftOf(second.number)]).toEqual([
      [2, 2],
      [2, 3],
    ]);
    // Pieces that went back have no price to be reduced.
    expect((await find(first.number)).lines.map(({ paid }) => paid)).toEqual([239_800, 8700]);
  });

  it('for less, where a part of the price went back', async () => {
    const [first, second] = [await buy(), await buy()];
    await settle(first.id, first.parts[0] ?? 0, SHOE, 0, 500);
    expect((await find(first.number)).lines.map(({ paid, left }) => [paid, left])).toEqual([
      [239_300, 2],
      [8700, 3],
    ]);
    expect((await find(second.number)).lines.map(({ paid }) => paid)).toEqual([239_800, 8700]);
  });

  it.each(['collected', 'sent', 'delivered', 'waiting', 'ready', 'closed'])(
    'and the freight of what has left: a part that is %s',
    async (state) => {
      const { number } = await buy([state, 'waiting']);
      const sent = ['collected', 'sent', 'delivered'].includes(state);
      expect(await find(number)).toMatchObject({ freight: sent ? 15_000 : 0, lines: [{ sent }, { sent: false }] });
    },
  );

  it('goods go to those who sold them, in the order of the parts', async () => {
    const { number } = await buy();
    const lines = [
      { ean: SHOE, count: 1 },
      { ean: BOTTLE, count: 1 },
    ];
    expect(await shop.withdrawals.make(wish(number, { lines }), caller)).toMatchObject({
      sellers: [
        { seller: { name: 'Nordvidda Oslo AS' }, eans: [SHOE] },
        { seller: { name: 'Nordvidda Bergen AS' }, eans: [BOTTLE] },
      ],
    });
  });
});

describe('rule 10.9: from the day the last of the goods came', () => {
  it('whatever has happened before and since', async () => {
    const { id, number } = await buy();
    const event = (status: number, at: string) =>
      database.sql`insert into order_events (order_id, status_id, at) values (${id}, ${status}, ${at})`;
    await event(8, '2026-03-03T10:00:00Z');
    await event(8, '2026-02-20T10:00:00Z');
    await event(7, '2026-03-03T10:30:00Z');
    const other = await placeOrder(database.sql, { status: 8, receivedAt: new Date('2026-02-25T10:00:00Z') });
    await event(6, '2026-03-09T10:00:00Z');
    expect((await find(number)).lastDay).toBe('2026-03-17');
    expect((await find(other.number)).lastDay).toBe('2026-03-11');
  });

  it('or was collected, where that was paid before', async () => {
    const { number } = await placeOrder(database.sql, { status: 3, receivedAt });
    expect((await find(number)).lastDay).toBe('2026-03-16');
  });

  it('a year more for who has no confirmation, whatever else there is on paper', async () => {
    const { id, number } = await placeOrder(database.sql, { status: 8, receivedAt, informed: false });
    await database.sql`insert into order_documents (order_id, kind, body) values (${id}, 'receipt', '{}')`;
    await placeOrder(database.sql);
    expect((await find(number)).lastDay).toBe('2027-03-16');
  });
});

describe('rule 10.11: what cannot be found', () => {
  const unknown = { code: 'withdrawal_unknown' };
  it('an order that is not paid yet', async () => {
    const { number } = await placeOrder(database.sql, { status: 10 });
    await expect(find(number)).rejects.toMatchObject(unknown);
  });

  it('one of a buyer who was forgotten, though the link is still there, and each try is counted', async () => {
    const { id, number } = await placeOrder(database.sql);
    const [row] = await database.sql<{ token: string }[]>`
      update orders set anonymised_at = ${TUESDAY_NOON.toISOString()} where id = ${id} returning token`;
    const key = { number, email: '', token: row?.token };
    await expect(shop.withdrawals.find(key, caller)).rejects.toMatchObject(unknown);
    await expect(shop.withdrawals.make(wish(number, key), caller)).rejects.toMatchObject(unknown);
    expect(await database.sql`select from attempts`).not.toHaveLength(0);
  });
});

it('rule 10.10: two withdrawals of one order are made one after the other', async () => {
  const { sql } = database;
  const { id, number } = await buy();
  const lines = [{ ean: SHOE, count: 2 }];
  const first = await shop.withdrawals.make(wish(number, { lines, key: 'b'.repeat(20) }), caller);
  await sql`update withdrawal_lines set count = 1`;
  let making: Promise<unknown> = Promise.resolve();
  await transact(sql, async (tx) => {
    await tx`select from orders where id = ${id} for update`;
    making = shop.withdrawals.make(wish(number), caller).catch((error) => error);
    await Promise.race([making, somebodyWaits(sql)]);
    await tx`update withdrawal_lines set count = 2`;
  });
  expect(await making).toMatchObject({ code: 'withdrawal_over_count' });
  expect(first.refund).toBe(239_800);
});

it('rule 10.10: a key stands for its lines in its own order', async () => {
  const [one, other] = [await buy(), await buy()];
  const made = [
    await shop.withdrawals.make(wish(one.number), caller),
    await shop.withdrawals.make(wish(other.number), caller),
  ];
  expect(made.map(({ order }) => order)).toEqual([one.number, other.number]);
});

it('rule 10.29: an account that is deleted takes along what it wrote, and nothing others wrote', async () => {
  const [one, other] = [await buy(), await buy()];
  for (const { number } of [one, other]) await shop.withdrawals.make(wish(number, { reason: 'For små' }), caller);
  await transact(database.sql, (tx) => shop.withdrawals.forgetOrders(tx, [one.id]));
  const rows = await database.sql`select reason from withdrawals order by order_id`;
  expect(rows.map(({ reason }) => reason)).toEqual(['', 'For små']);
});
