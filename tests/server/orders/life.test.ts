import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@/server/platform/db/transact';
import { openTestDatabase } from '@/tests/support/database';
import { clear, item, open, payload, SHOE, SOCK, seed, stockOf, TUESDAY_NOON, written } from './fixture';

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

const reserved = () => shop.placing.place(payload({ items: [item(SHOE, 2)] }), { brand: 'nordvidda' });

/** Drafted as by a purchase; collected in Oslo, and paid unless it is said otherwise. */
async function ordered({ settle = true } = {}) {
  const holdUntil = new Date(TUESDAY_NOON.getTime() + 15 * 60_000);
  return transact(database.sql, async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into purchases (brand, method, provider, total, hold_until)
      values ('nordvidda', 'card', 'fake', 1, ${holdUntil.toISOString()}) returning id`;
    const purchaseId = row?.id ?? 0;
    const wanted = [payload({ Payment: 'card', items: [item(SHOE, 2)] })];
    const [order] = await shop.placing.draft(tx, wanted, { brand: 'nordvidda', purchaseId, holdUntil });
    if (!order) throw new Error('Nothing was drafted');
    if (settle) await shop.orders.paid(tx, purchaseId);
    return order.receipt;
  });
}
const lastLetter = async () => (await database.sql`select key, text_body from mails order by id desc limit 1`)[0];

describe('rule 15.17: cancelling', () => {
  it('a reservation puts its goods back once and emails the shopper', async () => {
    const { token, number } = await reserved();
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.orders.cancel(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect(await stockOf(database.sql, SHOE)).toBe(10);
    expect(await written(database.sql)).toMatchObject({ events: 2, mails: 2 });
    expect(await lastLetter()).toMatchObject({
      key: `order:${number}:cancelled`,
      textBody: expect.stringContaining('du skylder ingenting'),
    });
    expect(shop.released).toEqual([]);
  });

  it('a paid order not yet picked releases the money, and the email says how much', async () => {
    const { id, token } = await ordered();
    expect(await shop.orders.cancel(token)).toMatchObject({ status: 'cancelled', expiresAt: null });
    expect([await stockOf(database.sql, SHOE), shop.released]).toEqual([10, [id]]);
    expect((await lastLetter())?.textBody).toContain('2\u00a0398,00\u00a0kr som var satt av, blir frigitt');
  });

  it('is refused once picking has begun, before payment, and after collection', async () => {
    const picking = await ordered();
    await shop.setStatus(picking.number, 'picking', '', 'shop');
    const unpaid = await ordered({ settle: false });
    const collected = await reserved();
    await shop.setStatus(collected.number, 'ready', '', 'shop');
    await shop.setStatus(collected.number, 'collected', '', 'shop');
    const before = await written(database.sql);
    for (const { token } of [picking, unpaid, collected])
      await expect(shop.orders.cancel(token)).rejects.toMatchObject({ code: 'status_not_possible' });
    await expect(shop.orders.cancel('00000000-0000-0000-0000-000000000000')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await written(database.sql)).toEqual(before);
  });
});

describe('rule 15.5: who moves an order', () => {
  it('is written in its events, with the name of the person at the counter', async () => {
    const { id } = await reserved();
    const by = { actor: 'shop' as const, name: 'Ola i disken', note: 'Alt funnet' };
    await transact(database.sql, (tx) => shop.life.move(tx, id, 'ready', by));
    expect(await database.sql`select status_id, actor, by, note from order_events order by id`).toEqual([
      { statusId: 1, actor: 'shopper', by: '', note: '' },
      { statusId: 2, actor: 'shop', by: 'Ola i disken', note: 'Alt funnet' },
    ]);
    const stranger = transact(database.sql, (tx) => shop.life.move(tx, id, 'collected', { actor: 'shopper' }));
    await expect(stranger).rejects.toMatchObject({ code: 'status_not_possible' });
  });
});

describe('rule 15.19: paid goods that are not collected', () => {
  it('are kept until the end of the tenth open day after they were ready, then returned uncharged', async () => {
    const { id, number, token } = await ordered();
    shop.setTime(new Date('2026-03-04T11:00:00Z'));
    await shop.setStatus(number, 'picking', '', 'shop');
    const ready = await shop.setStatus(number, 'ready', '', 'shop');
    expect(ready?.expiresAt).toBe('2026-03-16T19:00:00.000Z'); // Monday, 20:00 in Oslo; Sundays do not count
    shop.setTime(new Date(new Date(ready?.expiresAt ?? '').getTime() - 1));
    expect(await shop.orders.expireDue(10)).toBe(0);
    shop.setTime(new Date(ready?.expiresAt ?? ''));
    expect(await shop.orders.expireDue(10)).toBe(1);
    expect([await stockOf(database.sql, SHOE), shop.released]).toEqual([10, [id]]);
    expect((await lastLetter())?.key).toBe(`order:${number}:uncollected`);
    expect(await shop.orders.receipt(token)).toMatchObject({ status: 'expired', expiresAt: null });
  });

  it('a paid order that is picked has no deadline, and waits for the shop however long', async () => {
    const { number } = await ordered();
    expect(await shop.setStatus(number, 'picking', '', 'shop')).toMatchObject({ expiresAt: null });
    shop.setTime(new Date('2026-05-04T11:00:00Z'));
    expect(await shop.orders.expireDue(10)).toBe(0);
  });

  it('nobody who was forgotten gets an email', async () => {
    const { number, token } = await ordered();
    await shop.setStatus(number, 'picking', '', 'shop');
    await shop.setStatus(number, 'ready', '', 'shop');
    await database.sql`update orders set name = '', email = '', anonymised_at = ${TUESDAY_NOON.toISOString()}`;
    const before = await lastLetter();
    shop.setTime(new Date('2026-05-04T11:00:00Z'));
    expect(await shop.orders.expireDue(10)).toBe(1);
    expect(await lastLetter()).toEqual(before);
    expect(await shop.orders.receipt(token)).toMatchObject({ status: 'expired' });
  });

  it('a reservation keeps the deadline it was made with, whenever it is picked and ready', async () => {
    const { number, expiresAt } = await reserved();
    shop.setTime(new Date(TUESDAY_NOON.getTime() + 24 * 3_600_000));
    for (const status of ['picking', 'ready'] as const)
      expect(await shop.setStatus(number, status, '', 'shop')).toMatchObject({ status, expiresAt });
  });

  it('while it is being paid the order has no deadline of its own: its purchase has', async () => {
    await ordered({ settle: false });
    shop.setTime(new Date('2026-04-01T11:00:00Z'));
    expect(await shop.orders.expireDue(10)).toBe(0);
  });
});

describe('rule 10.30: an order that was never paid is forgotten after 12 months', () => {
  it('a paid order is kept', async () => {
    await ordered({ settle: false });
    await ordered();
    await shop.placing.place(payload({ items: [item(SOCK)] }), { brand: 'nordvidda' });
    shop.setTime(new Date('2027-03-03T11:00:01Z'));
    expect(await shop.retention.forgetUnsold(10)).toBe(2);
    const [unpaid, , reservation] = (await database.sql`select id from orders order by id`).map(({ id }) => id);
    expect(shop.forgotten).toEqual([unpaid, reservation]);
    expect(await database.sql`select name from orders order by id`).toEqual([
      { name: '' },
      { name: 'Kari Nordmann' },
      { name: '' },
    ]);
  });
});
