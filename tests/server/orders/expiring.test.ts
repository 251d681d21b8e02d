import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/contracts/orders';
import { connectDatabase } from '@/server/platform/db/connection';
import { openTestDatabase } from '@/tests/support/database';
import { BERGEN, clear, item, open, payload, SHOE, SOCK, seed, stockOf, TUESDAY_NOON, written } from './fixture';

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

const place = (over = {}) => shop.placing.place(payload(over), { brand: 'nordvidda' });
const deadlineOf = (receipt: { expiresAt: string | null }) => new Date(receipt.expiresAt ?? '');
const justBefore = (date: Date) => new Date(date.getTime() - 1);

describe('rule 15.6: reservations expire and the stock goes back', () => {
  it('at closing time of the third open day, and not a millisecond earlier', async () => {
    const receipt = await place({ items: [item(SHOE, 2), item(SOCK, 3)] });
    expect(receipt.expiresAt).toBe('2026-03-06T19:00:00.000Z'); // Friday, 20:00 in Oslo
    shop.setTime(justBefore(deadlineOf(receipt)));
    expect(await shop.orders.expireDue(10)).toBe(0);
    shop.setTime(deadlineOf(receipt));
    expect(await shop.orders.expireDue(10)).toBe(1);
    expect([await stockOf(database.sql, SHOE), await stockOf(database.sql, SOCK)]).toEqual([10, 10]);
    expect(await shop.orders.receipt(receipt.token)).toEqual({
      ...receipt,
      status: 'expired',
      statusID: 4,
      expiresAt: null,
    });
  });

  it('seventy-two hours on, where the hours are unknown', async () => {
    const receipt = await place({ ShopID: BERGEN });
    expect(receipt.expiresAt).toBe(new Date(TUESDAY_NOON.getTime() + 72 * 3_600_000).toISOString());
  });

  it('writes event, notice and email once', async () => {
    const receipt = await place({ items: [item(SHOE, 2)] });
    shop.setTime(deadlineOf(receipt));
    await shop.orders.expireDue(10);
    await shop.orders.expireDue(10);
    expect(await written(database.sql)).toMatchObject({ orders: 1, events: 2, documents: 2, mails: 2, stock: 180 });
    const [notice] = await database.sql`select body from order_documents where kind = 'expiry_notice'`;
    expect(notice?.body).toEqual({
      version: 1,
      number: receipt.number,
      expiredAt: receipt.expiresAt,
      deadline: receipt.expiresAt,
      returned: [{ ean: SHOE, count: 2 }],
    });
    const mails = await database.sql`select key from mails order by id`;
    expect(mails.map((mail) => mail.key)).toEqual([
      `reservation:${receipt.number}:confirmation`,
      `reservation:${receipt.number}:expired`,
    ]);
  });

  it('exactly once, with five jobs in two instances', async () => {
    const receipts = [];
    for (let i = 0; i < 10; i++)
      receipts.push(await place({ items: i % 2 ? [item(SHOE), item(SOCK)] : [item(SOCK), item(SHOE)] }));
    expect(await stockOf(database.sql, SHOE)).toBe(0);
    const second = connectDatabase(database.url);
    const late = deadlineOf(receipts[0] ?? { expiresAt: null });
    const jobs = Array.from({ length: 5 }, (_, i) =>
      open(i % 2 ? second.sql : database.sql, late).orders.expireDue(100),
    );
    const counts = await Promise.all(jobs);
    await second.close();
    expect(counts.reduce((sum, count) => sum + count)).toBe(10);
    expect([await stockOf(database.sql, SHOE), await stockOf(database.sql, SOCK)]).toEqual([10, 10]);
    expect(await written(database.sql)).toMatchObject({ events: 20, documents: 20, mails: 20 });
  });

  it('while new orders are taken, no piece is lost or doubled', async () => {
    for (let i = 0; i < 5; i++) await place({ items: [item(SHOE), item(SOCK)] });
    const late = open(database.sql, new Date('2026-03-10T11:00:00Z'));
    const [expired, placed] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, () => late.orders.expireDue(100))),
      Promise.all(
        Array.from({ length: 5 }, () =>
          late.placing.place(payload({ items: [item(SOCK), item(SHOE)] }), { brand: 'nordvidda' }),
        ),
      ),
    ]);
    expect(expired.reduce((sum, count) => sum + count)).toBe(5);
    expect(placed).toHaveLength(5);
    expect([await stockOf(database.sql, SHOE), await stockOf(database.sql, SOCK)]).toEqual([5, 5]);
  });

  it('at most as many as asked for, oldest first', async () => {
    const first = await place();
    shop.setTime(new Date(TUESDAY_NOON.getTime() + 24 * 3_600_000));
    const second = await place();
    shop.setTime(deadlineOf(second));
    expect(await shop.orders.expireDue(1)).toBe(1);
    expect((await shop.orders.receipt(first.token))?.status).toBe('expired');
    expect((await shop.orders.receipt(second.token))?.status).toBe('reserved');
  });

  it('also after a restart', async () => {
    const receipt = await place();
    const restarted = open(database.sql, deadlineOf(receipt));
    expect(await restarted.orders.expireDue(10)).toBe(1);
    expect(await stockOf(database.sql, SHOE)).toBe(10);
  });

  it('one that cannot be expired is reported and stops no other', async () => {
    const broken = await place();
    const sound = await place();
    await database.sql`delete from order_documents where order_id = ${broken.id}`;
    shop.setTime(deadlineOf(sound));
    await expect(shop.orders.expireDue(10)).rejects.toThrow('1 orders could not expire');
    expect((await shop.orders.receipt(sound.token))?.status).toBe('expired');
    expect((await shop.orders.receipt(broken.token))?.status).toBe('reserved');
    expect(await stockOf(database.sql, SHOE)).toBe(9);
  });

  it('goods whose shelf is gone get it back; goods that left the catalogue are let go', async () => {
    const receipt = await place({ items: [item(SHOE), item(SOCK)] });
    await database.sql`delete from stock where shop_id = 1 and variant_id = 1`;
    await database.sql`update variants set ean = '7040000008888' where id = 3`;
    shop.setTime(deadlineOf(receipt));
    expect(await shop.orders.expireDue(10)).toBe(1);
    expect(await stockOf(database.sql, SHOE)).toBe(1);
    await database.sql`update variants set ean = ${SOCK} where id = 3`;
  });

  it('an anonymised reservation expires without an email', async () => {
    const receipt = await place();
    await database.sql`update orders set anonymised_at = now(), email = '' where id = ${receipt.id}`;
    shop.setTime(deadlineOf(receipt));
    expect(await shop.orders.expireDue(10)).toBe(1);
    expect(await written(database.sql)).toMatchObject({ mails: 1, documents: 2 });
  });
});

describe('rule 15.5: reservations have statuses', () => {
  it('goes from reserved to ready to collected, and a collected one never expires', async () => {
    const receipt = await place();
    expect(await shop.setStatus(receipt.number, 'ready')).toMatchObject({
      status: 'ready',
      expiresAt: receipt.expiresAt,
    });
    expect(await shop.setStatus(receipt.number, 'collected', 'Hentet av Kari')).toMatchObject({
      status: 'collected',
      expiresAt: null,
    });
    shop.setTime(new Date('2027-01-01T00:00:00Z'));
    expect(await shop.orders.expireDue(10)).toBe(0);
    expect(await stockOf(database.sql, SHOE)).toBe(9);
    const events = await database.sql`select status_id, note from order_events order by id`;
    expect(events.map((event) => [event.statusId, event.note])).toEqual([
      [1, ''],
      [2, ''],
      [3, 'Hentet av Kari'],
    ]);
  });

  it.each<OrderStatus>(['cancelled', 'expired'])(
    '%s gives the stock back once, however often it is said',
    async (status) => {
      const receipt = await place({ items: [item(SHOE, 4)] });
      await shop.setStatus(receipt.number, 'ready');
      await Promise.all(Array.from({ length: 5 }, () => shop.setStatus(receipt.number, status)));
      expect(await stockOf(database.sql, SHOE)).toBe(10);
      expect(await written(database.sql)).toMatchObject({ events: 3 });
    },
  );

  it('a cancellation and the expiry job at once give the stock back once', async () => {
    const receipt = await place({ items: [item(SHOE, 4)] });
    shop.setTime(deadlineOf(receipt));
    await Promise.allSettled([
      shop.setStatus(receipt.number, 'cancelled'),
      shop.orders.expireDue(10),
      shop.setStatus(receipt.number, 'cancelled'),
      shop.orders.expireDue(10),
    ]);
    expect(await stockOf(database.sql, SHOE)).toBe(10);
    expect(await written(database.sql)).toMatchObject({ events: 2 });
  });

  it('refuses what the table does not allow', async () => {
    const receipt = await place();
    await shop.setStatus(receipt.number, 'cancelled');
    const before = await written(database.sql);
    await expect(shop.setStatus(receipt.number, 'ready')).rejects.toMatchObject({ code: 'status_not_possible' });
    expect(await written(database.sql)).toEqual(before);
  });
});
