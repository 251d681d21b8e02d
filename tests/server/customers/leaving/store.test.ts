import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/contracts/orders';
import { createFormerCustomers, findLeft, lock } from '@/server/customers/leaving/service';
import { statusIds } from '@/server/orders/rules';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';

const DAY = 24 * 3_600_000;
const day = (days: number) => new Date(TUESDAY_NOON.getTime() + days * DAY);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  const tables = ['complaints', 'withdrawals', 'order_documents', 'orders', 'payment_acts', 'payments', 'purchases'];
  for (const table of tables) await database.sql`delete from ${database.sql(table)}`;
});

interface Left {
  status?: OrderStatus;
  deleted?: boolean;
  anonymised?: boolean;
  customerId?: number;
  purchaseId?: number;
}
/** An order whose account was deleted, unless it is said otherwise; answers its id. */
async function order({ status = 'delivered', deleted = true, anonymised = false, customerId, purchaseId }: Left = {}) {
  const [made] = await database.sql<{ id: number }[]>`
    insert into orders (number, kind, status_id, brand, shop_id, customer_id, name, email, phone, shipping_method_id, total, vat,
      created_at, purchase_id, account_deleted_at, anonymised_at)
    values (gen_random_uuid()::text, 'order', ${statusIds[status]}, 'nordvidda', 1, ${customerId ?? null}, 'Kari', 'kari@example.no',
      '91234567', 'collect', 1, 0, ${TUESDAY_NOON.toISOString()}, ${purchaseId ?? null},
      ${deleted ? TUESDAY_NOON.toISOString() : null}, ${anonymised ? TUESDAY_NOON.toISOString() : null}) returning id`;
  return made?.id ?? 0;
}
const left = async (ids: number[] | null = null) => findLeft(database.sql, ids);
const only = async () => (await left())[0];

describe('rule 10.29: orders of people who have no account any more', () => {
  it('are those left behind that still name somebody, oldest first, or those of them that are asked for', async () => {
    const [first, second] = [await order(), await order()];
    const live = await order({ deleted: false });
    const nameless = await order({ anonymised: true });
    await database.sql`update orders set status_id = status_id where id = ${first}`;
    const ids = async (asked: number[] | null) => (await left(asked)).map(({ id }) => id);
    expect([await ids(null), await ids([second, live, nameless]), await ids([])]).toEqual([
      [first, second],
      [second],
      [],
    ]);
  });

  it('came to where they stand with the last that happened, or when they were made', async () => {
    const [id, other] = [await order({ status: 'sent' }), await order()];
    expect(await only()).toMatchObject({ id, kind: 'order', status: 'sent', at: TUESDAY_NOON });
    for (const [whose, days] of [
      [id, 2],
      [id, 1],
      [other, 3],
    ] as const)
      await database.sql`
        insert into order_events (order_id, status_id, actor, at) values (${whose}, 7, 'shop', ${day(days).toISOString()})`;
    expect((await only())?.at).toEqual(day(2));
  });

  it('told their buyer of the right of withdrawal with the confirmation, and with nothing else', async () => {
    const [id, other] = [await order(), await order()];
    const write = (whose: number, kind: string) =>
      database.sql`insert into order_documents (order_id, kind, body) values (${whose}, ${kind}, '{}')`;
    await write(other, 'order_confirmation');
    await write(id, 'reservation_confirmation');
    expect((await only())?.informed).toBe(false);
    await write(id, 'order_confirmation');
    expect((await only())?.informed).toBe(true);
  });

  it.each<[string, string, string[], boolean]>([
    ['open', 'new', [], true],
    ['open', 'open', [], true],
    ['open', 'pending', [], true],
    ['open', 'authorised', [], true],
    ['expired', 'authorised', [], true],
    ['open', 'authorised', ['capture'], true],
    ['open', 'authorised', ['release'], false],
    ['open', 'declined', [], false],
    ['open', 'cancelled', [], false],
    ['open', 'expired', [], false],
    ['paid', 'authorised', [], false],
    ['declined', 'open', [], false],
    ['cancelled', 'pending', [], false],
    ['unwound', 'authorised', [], false],
    ['wrong_amount', 'authorised', [], false],
  ])(
    'of a purchase that is %s, with a payment that is %s and %j: may still be paid: %s',
    async (state, payment, acts, payable) => {
      const { sql } = database;
      for (const [id, of] of [
        [1, state],
        [2, 'open'],
      ] as const) {
        await sql`
        insert into purchases (id, brand, method, provider, state, total, hold_until)
        values (${id}, 'nordvidda', 'card', 'fake', ${of}, 1, ${TUESDAY_NOON.toISOString()})`;
        await sql`
        insert into payments (id, purchase_id, reference, request, amount, state)
        values (${id}, ${id}, ${`R${id}`}, '{}', 1, ${id === 1 ? payment : 'open'})`;
      }
      for (const kind of acts)
        await sql`insert into payment_acts (payment_id, kind, key, amount, body) values (1, ${kind}, ${kind}, 1, '{}')`;
      await order({ purchaseId: 1 });
      await order();
      expect((await left()).map((one) => one.payable)).toEqual([payable, false]);
    },
  );

  it('await an answer since the last complaint, or the last withdrawal whose goods are not back', async () => {
    const { sql } = database;
    const [id, other] = [await order(), await order()];
    expect((await only())?.awaitedSince).toBeNull();
    const complain = (whose: number, days: number) => sql`
      insert into complaints (order_id, key, number, eans, text, wish, created_at)
      values (${whose}, ${`k${days}`}, ${`C${whose}-${days}`}, '{}', 'x', 'repair', ${day(days).toISOString()})`;
    const withdraw = (whose: number, days: number, back: Date | null) => sql`
      insert into withdrawals (order_id, key, number, refund, body, created_at, goods_back_at)
      values (${whose}, ${`k${days}`}, ${`A${whose}-${days}`}, 1, '{}', ${day(days).toISOString()}, ${back?.toISOString() ?? null})`;
    const since = async () => (await only())?.awaitedSince;
    await complain(other, 9);
    await withdraw(other, 9, null);
    expect(await since()).toBeNull();
    await withdraw(id, 5, day(6));
    expect(await since()).toBeNull();
    await withdraw(id, 2, null);
    await withdraw(id, 1, null);
    expect(await since()).toEqual(day(2));
    await complain(id, 4);
    await complain(id, 3);
    expect(await since()).toEqual(day(4));
    await withdraw(id, 6, null);
    expect(await since()).toEqual(day(6));
  });
});

describe('rule 10.29: they lose the person once they are over', () => {
  function openAt(now: Date, leaving: number[] = []) {
    const calls: unknown[] = [];
    const orders = {
      leave: async () => leaving,
      anonymiseWhole: async () => {},
      anonymise: async (tx: Transaction, ids: number[]) => {
        calls.push(['anonymise', ids]);
        await tx`update orders set anonymised_at = ${now.toISOString()} where id = any(${ids}::int[])`;
      },
    };
    const record = (name: string) => async (_tx: unknown, ids: number[]) => void calls.push([name, ids]);
    return {
      calls,
      ...createFormerCustomers({ ...database, clock: () => now, orders, forget: [record('one'), record('other')] }),
    };
  }

  it('at once with the account where they are over, and those only', async () => {
    const [over, other] = [await order({ status: 'cancelled' }), await order({ status: 'cancelled' })];
    const underWay = await order({ status: 'received' });
    const shop = openAt(TUESDAY_NOON, [over, underWay]);
    await transact(database.sql, (tx) => shop.forgetCustomer(tx, { id: 7, provenEmail: undefined }));
    expect(shop.calls).toEqual([
      ['one', [over]],
      ['other', [over]],
      ['anonymise', [over]],
    ]);
    expect((await left()).map(({ id }) => id)).toEqual([other, underWay]);
  });

  it('nobody is asked to forget nothing', async () => {
    const shop = openAt(TUESDAY_NOON, [await order({ status: 'received' })]);
    await transact(database.sql, (tx) => shop.forgetCustomer(tx, { id: 7, provenEmail: undefined }));
    expect([await shop.forgetEnded(10), shop.calls]).toEqual([0, []]);
  });

  it('later as many as are asked for, oldest first', async () => {
    await order({ status: 'received' });
    const over = [
      await order({ status: 'cancelled' }),
      await order({ status: 'expired' }),
      await order({ status: 'returned' }),
    ];
    const shop = openAt(TUESDAY_NOON);
    expect(await shop.forgetEnded(2)).toBe(2);
    expect(shop.calls.at(-1)).toEqual(['anonymise', over.slice(0, 2)]);
    expect([await shop.forgetEnded(2), await shop.forgetEnded(2)]).toEqual([1, 0]);
  });

  it('one that somebody is at is left for the next time, and nobody waits for it', async () => {
    const [held, free] = [await order({ status: 'cancelled' }), await order({ status: 'cancelled' })];
    await database.sql.begin(async (other) => {
      await other`select from orders where id = ${held} for update`;
      expect(await transact(database.sql, (tx) => lock(tx, [free, held]))).toEqual([free]);
      expect(await openAt(TUESDAY_NOON).forgetEnded(10)).toBe(1);
    });
    expect((await left()).map(({ id }) => id)).toEqual([held]);
  });

  it('one that is held is held until the end of what is done with it', async () => {
    const [one, other] = [await order(), await order()];
    await transact(database.sql, async (tx) => {
      expect(await lock(tx, [other, one])).toEqual([one, other]);
      await expect(database.sql`select from orders where id = ${one} for update nowait`).rejects.toThrow();
    });
  });
});
