import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SettledComplaint } from '@/lib/contracts/complaints';
import { OrderDetail } from '@/lib/contracts/order-detail';
import { BERGEN, BOTTLE, clear, item, OSLO, payload, SHOE, seed, setStock } from '@/tests/server/orders/fixture';
import { actor } from '@/tests/server/orders/fulfilments/fixture';
import { dispatch, openTwoShops } from '@/tests/server/orders/fulfilments/two-shops';
import { openTestDatabase } from '@/tests/support/database';
import { watchStatements } from '@/tests/support/watch-statements';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: Awaited<ReturnType<typeof openTwoShops>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate complaints cascade`;
  await clear(database.sql);
  shop = await openTwoShops(database.sql);
});

type Bought = Awaited<ReturnType<typeof shop.buy>>;
const complain = ({ token }: Pick<Bought, 'token'>, ...eans: string[]) =>
  shop.complaints.make(
    token,
    { key: `${eans.join('')}k`.padEnd(20, 'k'), eans, text: 'Sålen løsnet på den andre turen.', wish: 'refund' },
    { address: '1.2.3.4' },
  );
const settle = (number: string, at: number, answer: SettledComplaint) =>
  shop.complaints.settle(actor(at), number, answer);
const undo = (ean: string, count: number): SettledComplaint => ({
  ...{ outcome: 'refund', lines: [{ ean, count }], word: '' },
});
const reduce = (ean: string, amount: number): SettledComplaint => ({
  ...{ outcome: 'discount', lines: [{ ean, amount }], word: '' },
});
const notes = async ({ token }: Bought) =>
  (await shop.accounting.list(token)).filter(({ kind }) => kind === 'credit').map(({ total }) => total);

/** Both parts are with the buyer. */
async function delivered() {
  const order = await shop.buy();
  for (const at of [BERGEN, OSLO]) await shop.act(order, at, dispatch);
  await shop.fulfilments.arrived(order.token);
  return order;
}

it('rule 10.22: open complaints are read by as many statements as one', async () => {
  const statements = async () => {
    let count = 0;
    const stop = watchStatements(() => {
      count += 1;
    });
    const open = await shop.complaints.open();
    stop();
    return { count, open: open.length };
  };
  await complain(await delivered(), SHOE);
  const one = await statements();
  for (let i = 0; i < 3; i++) await complain(await delivered(), BOTTLE);
  expect(await statements()).toEqual({ count: one.count, open: one.open + 3 });
});

describe('rule 10.22: a complaint reaches who sold the goods', () => {
  it('each shop is told of its own goods, and only it can answer', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE, BOTTLE);
    const [own, ...notices] = await shop.letters(`complaint:${number}`);
    expect(own?.text).toMatch(/Nordvidda Bergen AS og Nordvidda Oslo AS|Nordvidda Oslo AS og Nordvidda Bergen AS/);
    expect(notices.map(({ to }) => to).sort()).toEqual(['bergen@nordvidda.example', 'oslo@nordvidda.example']);
    const oslo = notices.find(({ to }) => to.startsWith('oslo'));
    expect(oslo?.text).toContain('Brus');
    expect(oslo?.text).not.toContain('Fjellsko');
    const one = await complain(order, SHOE);
    expect((await shop.complaints.open(OSLO)).map((open) => open.number)).toEqual([number]);
    expect(await shop.complaints.open(BERGEN)).toMatchObject([
      { number, paid: true, lines: [{ ean: SHOE, count: 2, amount: 239_800 }] },
      { number: one.number },
    ]);
    expect(await shop.complaints.open()).toHaveLength(3);
  });

  it('is refused for goods that never left', async () => {
    const order = await shop.buy();
    await expect(complain(order, SHOE)).rejects.toMatchObject({ code: 'status_not_possible' });
    await shop.act(order, BERGEN, dispatch);
    await shop.act(order, OSLO, { act: 'missing', ean: BOTTLE, count: 3 });
    await expect(complain(order, BOTTLE)).rejects.toMatchObject({ code: 'invalid_form' });
    await expect(complain(order, SHOE)).resolves.toBeDefined();
  });
});

describe('rule 2.37: the receipt tells of a complaint', () => {
  const followed = async ({ token }: Bought) => {
    const detail = await shop.receipts.detail(token);
    expect(OrderDetail.parse(detail)).toEqual(detail);
    return detail?.complaints;
  };

  it('shows it as it was written, with each shop’s answer or that it is awaited', async () => {
    const order = await delivered();
    expect(await followed(order)).toEqual([]);
    const { number, at } = await complain(order, SHOE, BOTTLE);
    const { number: second } = await complain(order, BOTTLE);
    await settle(number, BERGEN, { outcome: 'refund', lines: [{ ean: SHOE, count: 1 }], word: 'Det beklager vi.' });
    const said = { wish: 'refund', text: 'Sålen løsnet på den andre turen.' };
    const answer = { outcome: 'refund', amount: 119_900, word: 'Det beklager vi.', at };
    const oslo = { name: 'Oslo', answer: null };
    const [one, two] = (await followed(order)) ?? [];
    expect(one).toMatchObject({ number, at, ...said, eans: [SHOE, BOTTLE] });
    expect(one?.shops).toHaveLength(2);
    expect(one?.shops).toEqual(expect.arrayContaining([{ name: 'Bergen', answer }, oslo]));
    expect(two).toMatchObject({ number: second, eans: [BOTTLE], shops: [oslo] });
  });

  it('also when everything was paid back for it, and nothing is with the buyer any more', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE, BOTTLE);
    await settle(number, OSLO, undo(BOTTLE, 3));
    const { amount } = await settle(number, BERGEN, undo(SHOE, 2));
    const [one] = (await followed(order)) ?? [];
    expect(one?.shops.map((shop) => shop.answer?.outcome)).toEqual(['refund', 'refund']);
    // The last answer gives the freight back too.
    expect(one?.shops.map((shop) => shop.answer?.amount)).toContain(amount);
  });
});

describe('rule 10.42: a shop answers a complaint', () => {
  it('with the money for one of the pieces: once, with a credit note and a letter', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE);
    const answers = await Promise.all([1, 2, 3].map(() => settle(number, BERGEN, undo(SHOE, 1))));
    expect(answers[0]).toEqual({ number, outcome: 'refund', amount: 119_900 });
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(await shop.money(order)).toMatchObject({ refunded: 119_900 });
    expect(await notes(order)).toEqual([119_900]);
    const [letter] = await shop.letters(`complaint:${number}:answer`);
    expect(letter?.text).toContain('Nordvidda Bergen AS har godtatt reklamasjonen din og gir deg pengene tilbake');
    expect(await shop.complaints.open(BERGEN)).toEqual([]);
    expect(shop.told.at(-1)).toMatchObject({ event: 'order.complaint_settled', shopId: BERGEN });
    await expect(settle(number, BERGEN, { outcome: 'refused', word: 'Nei takk' })).rejects.toMatchObject({
      code: 'status_not_possible',
    });
    // What has been paid back is no longer there to be withdrawn from.
    await expect(shop.withdraw(order, [SHOE, 2])).rejects.toMatchObject({ code: 'withdrawal_over_count' });
  });

  it('with a part of the price, never more than was paid, and what is withdrawn from later is less by that', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE);
    await expect(settle(number, BERGEN, reduce(SHOE, 239_801))).rejects.toMatchObject({ code: 'over_count' });
    await settle(number, BERGEN, reduce(SHOE, 50_001));
    expect(await shop.money(order)).toMatchObject({ refunded: 50_001 });
    const { number: back, refund } = await shop.withdraw(order, [SHOE, 2], [BOTTLE, 3]);
    await shop.received(back, BERGEN);
    await shop.received(back, OSLO);
    const { captured, refunded } = await shop.money(order);
    expect([refunded, refund]).toEqual([captured, captured - 50_001]);
    expect(await shop.statusOf(order)).toBe('returned');
  });

  it('a deposit is no part of a price that is taken down', async () => {
    const order = await delivered();
    const { number } = await complain(order, BOTTLE);
    await settle(number, OSLO, reduce(BOTTLE, 300));
    const [note] = (await shop.accounting.list(order.token)).filter(({ kind }) => kind === 'credit');
    expect(await shop.accounting.find(order.token, note?.id ?? 0)).toMatchObject({ total: 300, pant: 0 });
  });

  it('with everything: the freight comes along, and the order is returned', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE, BOTTLE);
    const first = await settle(number, OSLO, undo(BOTTLE, 3));
    expect(await shop.statusOf(order)).toBe('delivered');
    const last = await settle(number, BERGEN, undo(SHOE, 2));
    const { captured, refunded } = await shop.money(order);
    expect([await shop.statusOf(order), refunded]).toEqual(['returned', captured]);
    expect(first.amount + last.amount).toBe(refunded);
    expect(await settle(number, BERGEN, undo(SHOE, 2))).toEqual(last);
    expect((await shop.letters(`complaint:${number}:answer`)).at(-1)?.text).toContain('Frakt ut til deg');
  });

  it('pieces on their way back are not paid for twice', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE);
    const { number: back } = await shop.withdraw(order, [SHOE, 1]);
    await expect(settle(number, BERGEN, undo(SHOE, 2))).rejects.toMatchObject({ code: 'over_count' });
    await expect(settle(number, BERGEN, reduce(SHOE, 119_901))).rejects.toMatchObject({ code: 'over_count' });
    await settle(number, BERGEN, undo(SHOE, 1));
    await shop.received(back, BERGEN);
    expect(await shop.money(order)).toMatchObject({ refunded: 239_800 });
  });

  it('without money, in words', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE);
    await settle(number, BERGEN, { outcome: 'refused', word: 'Skoene er brukt som hammer.' });
    expect(await shop.money(order)).toMatchObject({ refunded: 0 });
    const [letter] = await shop.letters(`complaint:${number}:answer`);
    expect(letter?.text).toContain('skriver: Skoene er brukt som hammer.');
    expect(letter?.text).toContain('Forbrukertilsynet');
  });

  it('and not of another shop’s goods, nor of others than it is about', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE);
    await expect(settle(number, OSLO, undo(SHOE, 1))).rejects.toMatchObject({ code: 'not_found' });
    await expect(settle(number, BERGEN, undo(BOTTLE, 1))).rejects.toMatchObject({ code: 'over_count' });
    await expect(settle(number, BERGEN, undo(SHOE, 3))).rejects.toMatchObject({ code: 'over_count' });
  });

  it('by its number, however it is typed, with a word that is tidied', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE);
    await settle(` ${number.toLowerCase()} `, BERGEN, { outcome: 'refused', word: '  Slitasje. ' });
    expect(await database.sql`select word, by from complaint_settlements`).toMatchObject([{ word: 'Slitasje.' }]);
    expect(await notes(order)).toEqual([]);
  });

  it('each shop for itself: the other still has it to answer, and each keeps its own amount', async () => {
    const order = await delivered();
    const { number } = await complain(order, SHOE, BOTTLE);
    await settle(number, OSLO, reduce(BOTTLE, 300));
    expect([await shop.complaints.open(OSLO), await shop.complaints.open(BERGEN)]).toMatchObject([[], [{ number }]]);
    await settle(number, BERGEN, reduce(SHOE, 20_000));
    expect(await database.sql`select amount from complaint_settlements order by id`).toMatchObject([
      { amount: 300 },
      { amount: 20_000 },
    ]);
  });

  it('of one line of its part: of the others nothing has gone back', async () => {
    for (const ean of [SHOE, BOTTLE]) await setStock(database.sql, ean, 5, OSLO);
    const items = [item(SHOE, 1), item(BOTTLE, 2)];
    const reservation = await shop.placing.place(payload({ items }), { brand: 'nordvidda' });
    const [pick] = (await shop.fulfilments.list(OSLO)).picks;
    await shop.fulfilments.act(actor(), pick?.id ?? 0, { act: 'ready' }, undefined);
    await shop.fulfilments.act(actor(), pick?.id ?? 0, { act: 'hand-over', idChecked: false }, undefined);
    const { number } = await complain(reservation, BOTTLE);
    const kept = async () => (await shop.complaints.open(OSLO)).at(-1)?.lines;
    const before = await kept();
    const { number: shoe } = await complain(reservation, SHOE);
    await settle(shoe, OSLO, undo(SHOE, 1));
    expect(await shop.complaints.open(OSLO)).toMatchObject([{ number }]);
    expect([before?.[0]?.count, await kept()]).toEqual([2, before]);
  });

  it('when the buyer is forgotten there is nothing to answer, and what was written goes, of that order alone', async () => {
    const orders = [await delivered(), await delivered()] as const;
    for (const order of orders) {
      const { number } = await complain(order, SHOE);
      await settle(number, BERGEN, { outcome: 'refused', word: 'Slitasje.' });
      await complain(order, BOTTLE);
    }
    const rows = await database.sql<{ id: number }[]>`
      select id from orders where token = ${orders[0].token}`;
    const ids = rows.map(({ id }) => id);
    await database.sql.begin(async (tx) => {
      await shop.complaints.forgetOrders(tx, ids);
      await tx`update orders set anonymised_at = now() where id = any(${ids})`;
    });
    const kept = () => database.sql`
      select c.text <> '' as text, s.word, s.by <> '' as by from complaint_settlements s join complaints c on c.id = s.complaint_id
      order by c.order_id`;
    expect(await kept()).toEqual([
      { text: false, word: '', by: true },
      { text: true, word: 'Slitasje.', by: true },
    ]);
    expect(await shop.complaints.open(OSLO)).toHaveLength(1);
    await database.sql.begin((tx) => shop.complaints.forgetSettlers(tx, ids));
    expect((await kept()).map(({ by }) => by)).toEqual([false, true]);
  });

  it('what was paid in the shop goes back there', async () => {
    await setStock(database.sql, SHOE, 5, OSLO);
    const reservation = await shop.placing.place(payload({ items: [item(SHOE, 2)] }), { brand: 'nordvidda' });
    const [pick] = (await shop.fulfilments.list(OSLO)).picks;
    await shop.fulfilments.act(actor(), pick?.id ?? 0, { act: 'ready' }, undefined);
    await shop.fulfilments.act(actor(), pick?.id ?? 0, { act: 'hand-over', idChecked: false }, undefined);
    const { number } = await complain(reservation, SHOE);
    expect(await shop.complaints.open(OSLO)).toMatchObject([{ paid: false, lines: [{ count: 2, amount: 239_800 }] }]);
    expect(await settle(number, OSLO, undo(SHOE, 1))).toMatchObject({ amount: 119_900 });
    expect((await shop.letters(`complaint:${number}:answer`))[0]?.text).toContain('får pengene tilbake der');
    expect(await shop.accounting.list(reservation.token)).toEqual([]);
    expect((await shop.orders.receipt(reservation.token))?.status).toBe('collected');
  });
});
