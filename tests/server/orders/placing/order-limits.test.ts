import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { ShopError } from '@/lib/errors';
import { limits } from '@/server/orders/placing/rules';
import { createOrderLimits } from '@/server/orders/placing/service';
import type { Person } from '@/server/orders/placing/types';
import { statusIds } from '@/server/orders/rules';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { waitAfterAttempts } from '@/server/platform/throttle/rules';
import { createThrottle } from '@/server/platform/throttle/service';
import { BOTTLE, SHOE, SOCK, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let orderLimits: ReturnType<typeof createOrderLimits>;
let now = TUESDAY_NOON;
const KARI: Person = { customerId: 7, email: 'kari@example.no', phone: '91234567' };
const OTHER: Person = { customerId: 8, email: 'ola@example.no', phone: '41234567' };
const guest = (n: number): Person => ({
  ...{ customerId: undefined, email: `p${n}@example.no`, phone: String(40_000_000 + n) },
});

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  await database.sql`
    insert into customers (id, firstname, surname, email, phone, password_hash) values
      (7, 'Kari', 'N', 'kari@example.no', '91234567', 'x'), (8, 'Ola', 'N', 'ola@example.no', '41234567', 'x')`;
  orderLimits = createOrderLimits({ throttle: createThrottle({ sql: database.sql, clock: () => now }) });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = TUESDAY_NOON;
  for (const table of ['orders', 'purchases', 'attempts']) await database.sql`delete from ${database.sql(table)}`;
});

interface Placed extends Partial<Person> {
  kind?: 'reservation' | 'order';
  status?: OrderStatus;
  purchaseId?: number;
  ean?: string;
  count?: number;
}

/** An order of Kari's account, unless it is said otherwise. */
async function place(over: Placed = {}, sql: typeof database.sql | Transaction = database.sql) {
  const one = {
    kind: 'reservation',
    status: 'reserved' as OrderStatus,
    ean: SHOE,
    count: 2,
    ...KARI,
    ...over,
  } as const;
  if (one.purchaseId !== undefined)
    await sql`
      insert into purchases (id, brand, method, provider, total, hold_until)
      values (${one.purchaseId}, 'nordvidda', 'card', 'fake', 1, ${now.toISOString()}) on conflict do nothing`;
  const [order] = await sql`
    insert into orders (number, kind, status_id, brand, shop_id, customer_id, name, email, phone, shipping_method_id, total, vat, purchase_id)
    values (gen_random_uuid()::text, ${one.kind}, ${statusIds[one.status]}, 'nordvidda', 1, ${one.customerId ?? null}, 'Kari',
      ${one.email}, ${one.phone}, 'collect', 1, 0, ${one.purchaseId ?? null}) returning id`;
  await sql`
    insert into order_lines (order_id, position, ean, article_no, slug, name, brand, color, size, count, unit_price, vat_rate)
    values (${order?.id}, 0, ${one.ean}, 'A', 'a', 'A', 'B', 'C', 'S', ${one.count}, 1, 2500)`;
}
const open = (person: Person) => transact(database.sql, (tx) => orderLimits.open(tx, person));
const pieces = (lines: { ean: string; count: number }[]) =>
  lines.map(({ ean, count }) => [ean, count]).sort((a, b) => String(a).localeCompare(String(b)));

describe('rule 15.15: what one person has open', () => {
  const nothing = { all: 0, waiting: 0, held: 0, purchases: 0 };
  const paid = { ...nothing, all: 2 };
  const unpaid = { ...paid, waiting: 2 };
  const beingPaid = { ...unpaid, held: 2, purchases: 1 };
  it.each<[Placed['kind'], OrderStatus, typeof nothing]>([
    ['reservation', 'reserved', unpaid],
    ['reservation', 'picking', unpaid],
    ['reservation', 'ready', unpaid],
    ['reservation', 'awaiting_payment', beingPaid],
    ['reservation', 'collected', nothing],
    ['reservation', 'expired', nothing],
    ['reservation', 'cancelled', nothing],
    ['order', 'awaiting_payment', beingPaid],
    ['order', 'received', paid],
    ['order', 'picking', paid],
    ['order', 'ready', paid],
    ['order', 'sent', nothing],
    ['order', 'collected', nothing],
    ['order', 'delivered', nothing],
    ['order', 'returned', nothing],
    ['order', 'expired', nothing],
    ['order', 'cancelled', nothing],
  ])('a %s that is %s', async (kind, status, expected) => {
    await place({ kind, status, purchaseId: 1 });
    const { all, waiting, held, purchases } = await open(KARI);
    const sum = (lines: { count: number }[]) => lines.reduce((total, { count }) => total + count, 0);
    expect({ all: sum(all), waiting: sum(waiting), held: sum(held), purchases }).toEqual(expected);
  });

  it('counts pieces by EAN over all orders, and a purchase once', async () => {
    await place({ ean: SOCK, count: 3 });
    await place({ kind: 'order', status: 'received', ean: BOTTLE, count: 4, purchaseId: 1 });
    await place({ kind: 'order', status: 'awaiting_payment', ean: SHOE, count: 5, purchaseId: 2 });
    await place({ status: 'awaiting_payment', ean: SOCK, count: 6, purchaseId: 2 });
    expect((await open(KARI)).purchases).toBe(1);
    await place({ kind: 'order', status: 'awaiting_payment', ean: BOTTLE, count: 7, purchaseId: 3 });
    const { all, waiting, held, purchases } = await open(KARI);
    expect(purchases).toBe(2);
    const paying = [
      [BOTTLE, 7],
      [SHOE, 5],
      [SOCK, 6],
    ];
    expect(pieces(held)).toEqual(pieces(paying.map(([ean, count]) => ({ ean: String(ean), count: Number(count) }))));
    expect(pieces(waiting)).toEqual(pieces([...held, { ean: SOCK, count: 3 }]));
    expect(pieces(all)).toEqual(pieces([...waiting, { ean: BOTTLE, count: 4 }]));
  });

  it.each<[string, Placed, Person, boolean]>([
    ['the same account', KARI, { ...OTHER, customerId: 7 }, true],
    ['the same e-mail', KARI, { ...OTHER, email: KARI.email }, true],
    ['the same phone', KARI, { ...OTHER, phone: KARI.phone }, true],
    ['the e-mail of an account, without it', KARI, { ...guest(1), email: KARI.email }, true],
    ['the phone of a guest, in an account', { ...guest(1) }, { ...KARI, phone: guest(1).phone }, true],
    [
      'an e-mail that was stored in another spelling',
      { email: 'bjørn@xn--blbr-roah.no' },
      { ...OTHER, email: 'bjørn@blåbær.no' },
      true,
    ],
    ['nothing of an account', KARI, OTHER, false],
    ['nothing of a guest, who has no account either', guest(1), guest(2), false],
    ['nothing of a guest, in an account', guest(1), KARI, false],
  ])('is what has %s', async (_name, placed, person, theirs) => {
    await place(placed);
    expect((await open(person)).all).toHaveLength(theirs ? 1 : 0);
  });
});

describe('rule 15.15: orders of one person are placed one at a time', () => {
  const locks = (tx: Transaction, pid?: number) => tx<{ hash: string }[]>`
    select ((classid::bigint << 32) | objid::bigint)::text as hash from pg_locks
    where locktype = 'advisory' and granted and pid = coalesce(${pid ?? null}::int, pg_backend_pid())
    order by (classid::bigint << 32) | objid::bigint`;
  /** What an order of this person keeps others from, lowest first. */
  const held = (person: Person) =>
    transact(database.sql, async (tx) => {
      await orderLimits.open(tx, person);
      return (await locks(tx)).map(({ hash }) => hash);
    });

  it.each<[string, Person, Person, number]>([
    ['the same account', KARI, { ...OTHER, customerId: 7 }, 1],
    ['the same e-mail', KARI, { ...OTHER, email: KARI.email }, 1],
    ['the same phone', KARI, { ...OTHER, phone: KARI.phone }, 1],
    ['the same e-mail and phone', KARI, { ...KARI, customerId: 8 }, 2],
    ['nothing in common', KARI, OTHER, 0],
    ['no account, both of them', guest(1), guest(2), 0],
  ])('who has %s waits', async (_name, one, other, shared) => {
    const [mine, theirs] = [await held(one), await held(other)];
    expect([mine.length, theirs.length]).toEqual([3, 3]);
    expect(mine.filter((hash) => theirs.includes(hash))).toHaveLength(shared);
  });

  it.each([KARI, OTHER, guest(1), guest(2)])(
    '$email waits with the lowest locks in hand, and then sees what the other has placed',
    async (person) => {
      const hashes = await held(person);
      const { answer } = await database.sql.begin(async (other) => {
        await other`select pg_advisory_xact_lock(${hashes[2] ?? ''}::bigint)`;
        const answer = open(person);
        const waiting = () => other<{ pid: number }[]>`
          select l.pid from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and not l.granted and d.datname = current_database()`;
        let [waiter] = await waiting();
        while (!waiter) [waiter] = await waiting();
        expect((await locks(other, waiter.pid)).map(({ hash }) => hash)).toEqual(hashes.slice(0, 2));
        await place(person, other);
        return { answer };
      });
      expect((await answer).all).toHaveLength(1);
    },
  );
});

describe('rule 15.15: attempts to order are counted', () => {
  const ENOUGH = 35;
  /** The tries that go through, and what the first one is told that does not. */
  async function tries(who: (n: number) => [person: Person, address: string | undefined]) {
    for (let n = 0; n < ENOUGH; n++) {
      const refused = await orderLimits.count(...who(n)).then(
        () => undefined,
        ({ code, retryAfter }: ShopError) => ({ code, retryAfter }),
      );
      if (refused) return { free: n, ...refused };
    }
    return { free: ENOUGH };
  }
  const told = { code: 'too_many_requests', retryAfter: 60 };

  it.each<[string, (n: number) => [Person, string | undefined], object]>([
    ['one address, whoever orders: thirty', (n) => [guest(n), '203.0.113.7'], { free: 30, ...told }],
    [
      'one e-mail, from anywhere: ten',
      (n) => [{ ...guest(n), email: KARI.email }, `203.0.113.${n}`],
      { free: 10, ...told },
    ],
    [
      'one phone, from anywhere: ten',
      (n) => [{ ...guest(n), phone: KARI.phone }, `203.0.113.${n}`],
      { free: 10, ...told },
    ],
    ['who have nothing in common: all', (n) => [guest(n), `203.0.113.${n}`], { free: ENOUGH }],
    ['without an address: all', (n) => [guest(n), undefined], { free: ENOUGH }],
  ])('of %s', async (_name, who, expected) => {
    expect(await tries(who)).toEqual(expected);
  });

  it('an attempt refused for its address does not count for its email and phone', async () => {
    await tries((n) => [guest(n), '203.0.113.7']);
    for (let n = 0; n < 20; n++) await orderLimits.count(KARI, '203.0.113.7').catch(() => undefined);
    expect(await tries(() => [KARI, undefined])).toMatchObject({ free: 10 });
  });

  it.each(Object.entries(limits))('by %s: waits a minute, twice as long each time, an hour at most', (_name, limit) => {
    const minutes = [-1, 0, 1, 5, 6, 7].map((n) => waitAfterAttempts(limit.free + n, limit) / 60_000);
    expect([minutes, limit.forgottenAfterMs / 60_000]).toEqual([[0, 1, 2, 32, 60, 60], 60]);
  });
});
