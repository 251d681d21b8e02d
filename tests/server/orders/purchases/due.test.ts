import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '@/server/platform/db/transact';
import { TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { card, clear, MINUTE, open, seed } from '@/tests/server/orders/payments/fixture';
import { openTestDatabase, somebodyWaits } from '@/tests/support/database';
import { fakeProvider } from '@/tests/support/fake-provider';

const DAY = 24 * 60 * MINUTE;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(() => clear(database.sql));

const from = (ms: number | null) => (ms === null ? null : new Date(TUESDAY_NOON.getTime() + ms).toISOString());
const referenceOf = (purchase: { payments: { reference: string }[] }) => purchase.payments[0]?.reference ?? '';

/** Milliseconds from now: when the hold ends or ended, when it was made, and when its payment was last asked about. */
interface Stands {
  state: string;
  hold: number;
  made?: number;
  read?: number | null;
  payment?: string;
  act?: string;
}

describe('rule 19.4: which purchases are asked about', () => {
  const open_ = { state: 'open', hold: 10 * MINUTE };
  const over = { state: 'expired', hold: -MINUTE, read: -MINUTE - 1 };
  it.each<[string, Stands, number]>([
    ['one whose hold is over', { ...open_, hold: 0, read: 0 }, 1],
    ['not a moment before', { ...open_, hold: 1, made: -5 * MINUTE, read: 0 }, 0],
    ['one that was made more than a minute ago', { ...open_, made: -MINUTE - 1 }, 1],
    ['not one that was made just now', { ...open_, made: -MINUTE }, 0],
    ['one that was asked about more than a minute ago', { ...open_, made: -5 * MINUTE, read: -MINUTE - 1 }, 1],
    ['not one that was asked about in this minute', { ...open_, made: -5 * MINUTE, read: -MINUTE }, 0],
    ['one whose goods went back, while its payment may come', over, 1],
    ['each minute', { ...over, read: -MINUTE }, 0],
    ['one that nobody has asked about', { ...over, read: null, made: -2 * MINUTE }, 1],
    ['one that was never opened at its provider', { ...over, payment: 'new' }, 1],
    ['one the provider looks at', { ...over, payment: 'pending' }, 1],
    ['one that was agreed to', { ...over, payment: 'authorised' }, 1],
    ['none whose payment was declined', { ...over, payment: 'declined' }, 0],
    ['none whose payment was cancelled', { ...over, payment: 'cancelled' }, 0],
    ['none whose payment has run out', { ...over, payment: 'expired' }, 0],
    ['for two weeks', { ...over, hold: -14 * DAY + 1 }, 1],
    ['no longer', { ...over, hold: -14 * DAY }, 0],
    ['none that is being given back', { ...over, act: 'release' }, 0],
    ['one of which something else is being done', { ...over, act: 'extend' }, 1],
    ...(['paid', 'declined', 'cancelled', 'unwound', 'wrong_amount'] as const).map(
      (state): [string, Stands, number] => [`none that is ${state}`, { ...over, state }, 0],
    ),
  ])('%s', async (_, { state, hold, made = 0, read = null, payment = 'open', act }, count) => {
    const { sql } = database;
    const { purchases, place } = open(sql);
    const [purchase, other] = [await place(), await place()];
    const row = { state, hold_until: from(hold), created_at: from(made) };
    await sql`update purchases set ${sql(row)} where token = ${purchase.token}`;
    await sql`update payments set state = ${payment}, read_at = ${from(read)}, created_at = ${from(made)}
      where reference = ${referenceOf(purchase)}`;
    if (act)
      await sql`insert into payment_acts (payment_id, kind, key, amount, body)
        select id, ${act}, 'key', 0, '{}' from payments where reference = ${referenceOf(purchase)}`;
    // Another is settled, and what is done about its payment is nothing to this one.
    await sql`update purchases set state = 'cancelled' where token = ${other.token}`;
    await sql`insert into payment_acts (payment_id, kind, key, amount, body)
      select id, 'release', 'other', 0, '{}' from payments where reference = ${referenceOf(other)}`;
    expect(await purchases.settleDue(10)).toBe(count);
  });

  it('purchases with held goods come first, those asked about longest ago before others', async () => {
    const { sql } = database;
    const { purchases, place, provider } = open(sql);
    const stands: [string, hold: number, read: number | null][] = [
      ['expired', -MINUTE, -60 * MINUTE],
      ['open', -2 * MINUTE, -10 * MINUTE],
      ['open', -3 * MINUTE, -20 * MINUTE],
      ['open', -4 * MINUTE, null],
      ['open', -5 * MINUTE, null],
      ['open', -5 * MINUTE, null],
    ];
    const ids: string[] = [];
    for (const [state, hold, read] of stands) {
      const purchase = await place();
      ids.push(`read p-${referenceOf(purchase)}`);
      await sql`update purchases set state = ${state}, hold_until = ${from(hold)} where token = ${purchase.token}`;
      await sql`update payments set read_at = ${from(read)} where reference = ${referenceOf(purchase)}`;
    }
    provider.calls.length = 0;
    for (let i = 0; i < stands.length; i++) expect(await purchases.settleDue(1)).toBe(1);
    expect(provider.calls).toEqual([4, 5, 3, 2, 1, 0].map((i) => ids[i]));
    expect(await purchases.settleDue(1)).toBe(0);
  });

  it('a purchase counts as asked about when its last payment was', async () => {
    const { sql } = database;
    const { purchases, place } = open(sql, fakeProvider({ provider: 'script', perShop: true }));
    await place([card({ Payment: 'instalments' })]);
    await sql`update purchases set created_at = ${from(-5 * MINUTE)}`;
    await sql`update payments set read_at = case when id = (select min(id) from payments) then ${from(-5 * MINUTE)}::timestamptz
      else ${from(0)}::timestamptz end`;
    expect(await purchases.settleDue(10)).toBe(0);
  });
});

describe('rule 19.3: a purchase is settled by one process at a time', () => {
  it('another process waits, and finds it settled', async () => {
    const { sql } = database;
    const { purchases, place, provider, happened } = open(sql);
    const purchase = await place();
    provider.approve(referenceOf(purchase));
    let settling: Promise<unknown> = Promise.resolve();
    await transact(sql, async (tx) => {
      await tx`select from purchases where token = ${purchase.token} for update`;
      settling = purchases.settle(purchase.token);
      await Promise.race([settling, somebodyWaits(sql)]);
      expect(happened).toEqual([]);
      await tx`update purchases set state = 'cancelled' where token = ${purchase.token}`;
    });
    expect(await settling).toMatchObject({ state: 'cancelled', url: null });
    expect(happened).toEqual([]);
  });

  it('settling writes the time', async () => {
    const { sql } = database;
    const { purchases, place, pass, clock } = open(sql);
    const [purchase] = [await place(), await place()];
    pass(MINUTE);
    await purchases.cancel(purchase.token);
    const rows = await sql`select state, settled_at from purchases order by id`;
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { state: 'cancelled', settledAt: clock() },
      { state: 'open', settledAt: null },
    ]);
  });
});

describe('rule 10.29: an account that is deleted', () => {
  const customers = async () =>
    (await database.sql`select customer_id from purchases order by id`).map((row) => row.customerId);
  async function bought() {
    const { sql } = database;
    await sql`delete from customers`;
    const [kari, ola] = await sql<{ id: number }[]>`
      insert into customers (firstname, surname, email, phone, password_hash)
      values ('Kari', 'N', 'kari@example.no', '91234567', 'x'), ('Ola', 'N', 'ola@example.no', '91234568', 'x')
      returning id`;
    const shop = open(sql);
    await shop.place([card(), card()]);
    await shop.place();
    const ids = [kari?.id ?? 0, ola?.id ?? 0] as const;
    await sql`update purchases set customer_id = case when id = (select min(id) from purchases) then ${ids[0]}::int else ${ids[1]}::int end`;
    const orders = (await sql<{ id: number }[]>`select id from orders order by id`).map(({ id }) => id);
    return { ...shop, ids, orders };
  }

  it('takes the account off its own purchases only', async () => {
    const { purchases, ids } = await bought();
    await transact(database.sql, (tx) => purchases.forgetCustomer(tx, { id: ids[0], provenEmail: undefined }));
    expect(await customers()).toEqual([null, ids[1]]);
  });

  it('the account goes once no order of the purchase has a name', async () => {
    const { sql } = database;
    const { purchases, ids, orders } = await bought();
    const forget = (some: number[]) => transact(sql, (tx) => purchases.forgetOrders(tx, some));
    await forget(orders.slice(0, 1));
    expect(await customers()).toEqual([...ids]);
    await sql`update orders set anonymised_at = ${TUESDAY_NOON.toISOString()} where id = ${orders[0] ?? 0}`;
    await forget(orders.slice(1, 2));
    expect(await customers()).toEqual([null, ids[1]]);
  });
});
