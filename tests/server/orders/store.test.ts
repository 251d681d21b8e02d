import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/contracts/orders';
import { statusIds } from '@/server/orders/rules';
import * as store from '@/server/orders/store';
import { connectDatabase } from '@/server/platform/db/connection';
import { transact } from '@/server/platform/db/transact';
import { openTestDatabase } from '@/tests/support/database';
import { BERGEN, BOTTLE, clear, OSLO, SHOE, SOCK, seed, WEB_SHOP } from './fixture';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
/** Another instance of the shop. */
let second: ReturnType<typeof connectDatabase>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  second = connectDatabase(database.url);
});
afterAll(async () => {
  await second.close();
  await database.close();
});
beforeEach(() => clear(database.sql));

const NOW = new Date('2026-03-03T11:00:00Z');
const statuses = Object.keys(statusIds) as OrderStatus[];
const ago = (ms: number) => new Date(NOW.getTime() - ms);
const within = <T>(work: Parameters<typeof transact<T>>[1]) => transact(database.sql, work);

interface Row {
  status?: OrderStatus;
  email?: string;
  shopId?: number;
  createdAt?: Date;
  expiresAt?: Date | undefined;
  anonymisedAt?: Date | undefined;
  customerId?: number | undefined;
  purchaseId?: number | undefined;
}
let written = 0;

/** An order as it stands; answers its id. */
async function order({
  status = 'reserved',
  email = 'kari@example.no',
  shopId = OSLO,
  createdAt = NOW,
  ...row
}: Row = {}) {
  written += 1;
  const [placed] = await database.sql<{ id: number }[]>`
    insert into orders (number, kind, status_id, brand, shop_id, name, email, phone, delivery, address,
      address_line2, zipcode, city, shipping_method_id, total, vat, created_at, expires_at, anonymised_at, customer_id, purchase_id)
    values (${`NV-${written}`}, 'reservation', ${statusIds[status]}, 'nordvidda', ${shopId}, 'Kari', ${email}, '91234567',
      true, 'Fjellveien 2', 'H0203', '5003', 'BERGEN', 'collect', 1, 0, ${createdAt.toISOString()},
      ${row.expiresAt?.toISOString() ?? null}, ${row.anonymisedAt?.toISOString() ?? null}, ${row.customerId ?? null},
      ${row.purchaseId ?? null})
    returning id`;
  return placed?.id ?? 0;
}

const document = (orderId: number, kind: string, body: object = {}) =>
  database.sql`insert into order_documents (order_id, kind, body) values (${orderId}, ${kind}, ${JSON.stringify(body)}::text::jsonb)`;

/** A part of an order, with a line for each article. */
async function part(orderId: number, position: number, shopId: number, lines: Partial<Record<string, number[]>> = {}) {
  const [placed] = await database.sql<{ id: number }[]>`
    insert into fulfilments (order_id, position, shop_id, kind, state, total, due_at)
    values (${orderId}, ${position}, ${shopId}, 'send', 'waiting', 100, ${NOW.toISOString()}) returning id`;
  for (const [ean, [count = 1, missing = 0, withdrawn = 0] = []] of Object.entries(lines))
    await database.sql`
      insert into fulfilment_lines (fulfilment_id, ean, count, missing, withdrawn)
      values (${placed?.id ?? 0}, ${ean}, ${count}, ${missing}, ${withdrawn})`;
  return placed?.id ?? 0;
}

/** What another instance could change now, of all orders. */
const free = async () =>
  (await second.sql<{ id: number }[]>`select id from orders order by id for update skip locked`).map(({ id }) => id);

describe('rule 15.6: orders past their deadline', () => {
  it('are those that wait for the shopper, the oldest first and no more than asked for', async () => {
    const all = new Map<OrderStatus, number>();
    for (const [i, status] of statuses.entries()) all.set(status, await order({ status, expiresAt: ago(i * 1000) }));
    // In the order of statuses: picking is the last of them, so the oldest here.
    const due = (['picking', 'ready', 'reserved'] as const).map((status) => all.get(status));
    expect(await store.findDue(database.sql, NOW, 10)).toEqual(due);
    expect(await store.findDue(database.sql, NOW, 2)).toEqual(due.slice(0, 2));
    const locked = await within(async (tx) => {
      const found = [];
      for (const id of all.values()) found.push(await store.lockIfDue(tx, id, NOW));
      return found.flatMap((one) => (one ? [one.id] : []));
    });
    expect(new Set(locked)).toEqual(new Set(due));
  });

  it.each([
    ['at the deadline', 0, true],
    ['a millisecond before it', -1, false],
    ['a millisecond after it', 1, true],
  ])('%s', async (_name, ms, isDue) => {
    const id = await order({ expiresAt: ago(ms) });
    expect(await store.findDue(database.sql, NOW, 10)).toEqual(isDue ? [id] : []);
    expect((await within((tx) => store.lockIfDue(tx, id, NOW)))?.id).toBe(isDue ? id : undefined);
  });

  it('are held by who looks after them, and passed over by others', async () => {
    const [id, other] = [await order({ expiresAt: NOW }), await order({ expiresAt: NOW })];
    await within(async (tx) => {
      expect(await store.lockIfDue(tx, id, NOW)).toMatchObject({ id, status: 'reserved', anonymised: false });
      expect(await free()).toEqual([other]);
      const beside = await transact(second.sql, async (there) => [
        await store.lockIfDue(there, id, NOW),
        (await store.lockIfDue(there, other, NOW))?.id,
      ]);
      expect(beside).toEqual([undefined, other]);
    });
  });

  it.each<[OrderStatus, string, string | null]>([
    ['reserved', 'a new one', '2026-03-06T19:00:00.000Z'],
    ['ready', 'the one it had', '2026-03-04T19:00:00.000Z'],
    ['picking', 'the one it had', '2026-03-04T19:00:00.000Z'],
    ['collected', 'none', null],
    ['expired', 'none', null],
    ['awaiting_payment', 'none', null],
  ])('%s has %s', async (status, which, expected) => {
    const [id, other] = [await order({ expiresAt: new Date('2026-03-04T19:00:00Z') }), await order()];
    const until = which === 'a new one' || which === 'none' ? new Date('2026-03-06T19:00:00Z') : undefined;
    await within((tx) => store.writeStatus(tx, id, status, until));
    const rows = await database.sql<{ id: number; statusId: number; expiresAt: Date | null }[]>`
      select id, status_id, expires_at from orders order by id`;
    expect(rows.map((row) => [row.id, row.statusId, row.expiresAt?.toISOString() ?? null])).toEqual([
      [id, statusIds[status], expected],
      [other, statusIds.reserved, null],
    ]);
  });
});

describe('rule 15.2: an order is held until the transaction ends', () => {
  it('one, and nobody else’s', async () => {
    const [id, other] = [await order(), await order({ anonymisedAt: NOW })];
    await within(async (tx) => {
      expect(await store.lockOrder(tx, id)).toEqual({
        ...{ id, number: `NV-${written - 1}`, kind: 'reservation', status: 'reserved', shopId: OSLO },
        ...{ brand: 'nordvidda', anonymised: false },
      });
      expect(await free()).toEqual([other]);
      expect(await store.lockOrder(tx, other)).toMatchObject({ anonymised: true });
      expect(await store.lockOrder(tx, 0)).toBeUndefined();
    });
  });

  it('rule 15.20: both of a purchase, in the order they were placed', async () => {
    const [purchase] = await database.sql<{ id: number }[]>`
      insert into purchases (brand, method, provider, total, hold_until)
      values ('nordvidda', 'card', 'fake', 1, ${NOW.toISOString()}) returning id`;
    const purchaseId = purchase?.id ?? 0;
    const [first, alone, last] = [await order({ purchaseId }), await order(), await order({ purchaseId })];
    // Written anew, with its entries in the indices, it lies behind the other.
    await database.sql`update orders set phone = '40000000' where id = ${first}`;
    await within(async (tx) => {
      expect((await store.lockOfPurchase(tx, purchaseId)).map(({ id }) => id)).toEqual([first, last]);
      expect(await free()).toEqual([alone]);
    });
  });
});

it('rule 19.4: an order is shown as the shop’s that its first part leaves from', async () => {
  const [before, id, other] = [await order({ shopId: WEB_SHOP }), await order({ shopId: WEB_SHOP }), await order()];
  await part(before, 0, OSLO);
  await part(id, 1, OSLO);
  await part(id, 0, BERGEN);
  await part(other, 0, OSLO);
  await within((tx) => store.moveToFirstShop(tx, id));
  expect(await database.sql`select id, shop_id from orders order by id`).toEqual([
    { id: before, shopId: WEB_SHOP },
    { id, shopId: BERGEN },
    { id: other, shopId: OSLO },
  ]);
});

it('rule 15.25: what is not to be had of an order is what was not found or withdrawn from', async () => {
  const [id, other] = [await order(), await order()];
  await part(id, 0, OSLO, { [SHOE]: [3, 1, 1], [SOCK]: [2] });
  await part(id, 1, BERGEN, { [BOTTLE]: [3, 0, 2] });
  await part(other, 0, OSLO, { [SHOE]: [1, 1] });
  const gone = await within((tx) => store.findGone(tx, id));
  expect(gone.toSorted((a, b) => a.ean.localeCompare(b.ean))).toEqual([
    { ean: SHOE, count: 2 },
    { ean: BOTTLE, count: 2 },
  ]);
});

it('rule 15.6: what a reservation said when it was placed is found beside what was written later', async () => {
  const [id, other] = [await order(), await order()];
  await document(other, 'reservation_confirmation', { number: 'another' });
  await document(id, 'expiry_notice', { number: 'later' });
  expect(await within((tx) => store.findReservationDocument(tx, id))).toBeUndefined();
  await document(id, 'reservation_confirmation', { number: 'placed', collect: {} });
  expect(await within((tx) => store.findReservationDocument(tx, id))).toEqual({ number: 'placed', collect: {} });
});

it('rule 15.13: what is confirmed has its lines and its parts in their order', async () => {
  const [id, other] = [await order({ shopId: BERGEN }), await order()];
  for (const [of, position, ean] of [
    [id, 2, SOCK],
    [id, 1, SHOE],
    [id, 0, BOTTLE],
    [other, 0, SHOE],
  ] as const)
    await database.sql`
      insert into order_lines (order_id, position, ean, article_no, slug, name, brand, color, size, count, unit_price, vat_rate)
      values (${of}, ${position}, ${ean}, 'A', 'x', 'Vare', 'Fjelltind', 'Marine', '42', 1, 100, 2500)`;
  await part(id, 1, OSLO, { [SHOE]: [1] });
  await part(id, 0, BERGEN, { [SOCK]: [1], [BOTTLE]: [1] });
  await part(other, 0, OSLO, { [SHOE]: [1] });
  await document(other, 'reservation_confirmation');
  await document(id, 'expiry_notice');
  const found = () => within((tx) => store.findToConfirm(tx, id));
  expect(await found()).toMatchObject({
    kind: 'reservation',
    confirmed: false,
    shop: { id: BERGEN },
    method: { id: 'collect' },
  });
  expect((await found())?.lines.map(({ ean }) => ean)).toEqual([BOTTLE, SHOE, SOCK]);
  expect((await found())?.parts.map(({ shop, eans }) => [shop.id, eans])).toEqual([
    [BERGEN, [BOTTLE, SOCK]],
    [OSLO, [SHOE]],
  ]);
  await document(id, 'order_confirmation');
  expect(await found()).toMatchObject({ confirmed: true });
});

describe('rule 10.30: what never became a sale', () => {
  const YEAR_AGO = new Date('2025-03-03T11:00:00Z');
  const old = new Date('2025-01-31T11:00:00Z');
  const unsold = (limit = 20) => within((tx) => store.lockUnsold(tx, NOW, limit));

  it.each<[OrderStatus, boolean]>([
    ['reserved', true],
    ['picking', true],
    ['ready', true],
    ['expired', true],
    ['cancelled', true],
    ['awaiting_payment', true],
    ['received', false],
    ['collected', false],
    ['sent', false],
    ['delivered', false],
    ['returned', false],
  ])('%s: %s', async (status, expected) => {
    const id = await order({ status, createdAt: old });
    expect(await unsold()).toEqual(expected ? [id] : []);
  });

  it.each<[string, Row, string | undefined, boolean]>([
    ['not a year old yet', { createdAt: YEAR_AGO }, undefined, false],
    ['a millisecond older', { createdAt: new Date(YEAR_AGO.getTime() - 1) }, undefined, true],
    ['with the confirmation of a sale', { createdAt: old }, 'order_confirmation', false],
    ['with that of a reservation', { createdAt: old }, 'reservation_confirmation', true],
    ['taken off already', { createdAt: old, anonymisedAt: new Date('2026-01-31T11:00:00Z') }, undefined, false],
    [
      'taken off with the account before',
      { createdAt: old, anonymisedAt: new Date('2026-01-31T10:59:59Z') },
      undefined,
      true,
    ],
  ])('%s', async (_name, row, kind, expected) => {
    const id = await order({ status: 'cancelled', ...row });
    if (kind) await document(id, kind);
    expect(await unsold()).toEqual(expected ? [id] : []);
  });

  it('oldest first, at most as many as asked for, without locked ones', async () => {
    const newer = await order({ createdAt: new Date('2025-02-02T11:00:00Z') });
    const older = await order({ createdAt: new Date('2025-02-01T11:00:00Z') });
    const newest = await order({ createdAt: new Date('2025-02-03T11:00:00Z') });
    expect(await unsold(2)).toEqual([older, newer]);
    await within(async (tx) => {
      expect(await store.lockUnsold(tx, NOW, 1)).toEqual([older]);
      expect(await free()).toEqual([newer, newest]);
      const beside = await transact(second.sql, (there) => store.lockUnsold(there, NOW, 9));
      expect(beside).toEqual([newer, newest]);
    });
  });
});

describe('rule 10.29: the person goes', () => {
  const event = (id: number) =>
    within((tx) =>
      store.insertEvent(tx, id, { status: 'ready', at: NOW, actor: 'shop', name: 'Ola', note: 'Ringt Kari' }),
    );
  const events = () => database.sql`select order_id, status_id, at, actor, by, note from order_events order by id`;
  const told = { statusId: statusIds.ready, at: NOW, actor: 'shop', by: 'Ola', note: 'Ringt Kari' };

  it('leaving takes the account off its orders, with the time', async () => {
    const customers = await database.sql<{ id: number }[]>`
      insert into customers (firstname, surname, email, phone, password_hash)
      select 'Kari', 'N', n || '@example.no', '4000000' || n, 'x' from generate_series(1, 2) n returning id`;
    const [kari, ola] = customers.map(({ id }) => id);
    const ids = [];
    for (const customerId of [kari, ola, kari]) ids.push(await order({ customerId }));
    expect((await within((tx) => store.leave(tx, kari ?? 0, NOW))).toSorted()).toEqual([ids[0], ids[2]]);
    expect(await database.sql`select customer_id, account_deleted_at from orders order by id`).toEqual([
      { customerId: null, accountDeletedAt: NOW },
      { customerId: ola, accountDeletedAt: null },
      { customerId: null, accountDeletedAt: NOW },
    ]);
    await database.sql`delete from customers`;
  });

  it('from the orders asked for, with what the shop noted; who in the shop it was stays', async () => {
    const [id, other] = [await order(), await order()];
    await event(id);
    await event(other);
    await within((tx) => store.anonymise(tx, [id], NOW));
    const person = { name: '', email: '', phone: '', address: '', addressLine2: '' };
    const gone = { zipcode: '', city: '', anonymisedAt: NOW };
    expect(
      await database.sql`select name, email, phone, address, address_line2, zipcode, city, anonymised_at
        from orders order by id`,
    ).toEqual([
      { ...person, ...gone },
      {
        ...{ name: 'Kari', email: 'kari@example.no', phone: '91234567', address: 'Fjellveien 2' },
        ...{ addressLine2: 'H0203', zipcode: '5003', city: 'BERGEN', anonymisedAt: null },
      },
    ]);
    expect(await events()).toEqual([
      { orderId: id, ...told, note: '' },
      { orderId: other, ...told },
    ]);
  });

  it('and from all that was written about them, where it is no sale', async () => {
    const [id, other, empty] = [await order(), await order(), await order()];
    const body = {
      buyer: { name: 'Kari', email: 'kari@example.no', phone: '9' },
      delivery: { method: 'delivery', place: 'Her' },
    };
    for (const one of [id, other]) {
      await event(one);
      await document(one, 'reservation_confirmation', body);
    }
    await document(empty, 'expiry_notice', { number: 'NV-1' });
    await within((tx) => store.anonymiseWhole(tx, [id, empty], NOW));
    expect(await database.sql`select name from orders order by id`).toEqual([
      { name: '' },
      { name: 'Kari' },
      { name: '' },
    ]);
    expect(await database.sql`select body from order_documents order by id`).toEqual([
      { body: { buyer: { name: '', email: '', phone: '' }, delivery: { method: 'delivery', place: '' } } },
      { body },
      { body: { number: 'NV-1' } },
    ]);
    expect(await events()).toEqual([
      { orderId: id, ...told, note: '', by: '' },
      { orderId: other, ...told },
    ]);
  });
});

describe('rule 2.73: what stood in the same orders', () => {
  const [SHOES, BOTTLES, SOCKS] = [1, 2, 3];
  async function bought(row: Row, ...articles: number[]) {
    const id = await order(row);
    for (const [position, articleId] of articles.entries())
      await database.sql`
        insert into order_lines (order_id, position, ean, article_id, article_no, slug, name, brand, color, size, count,
          unit_price, vat_rate)
        values (${id}, ${position}, ${`${articleId}-${position}`}, ${articleId}, 'A', 'x', 'Vare', 'Fjelltind', 'Marine',
          '42', 1, 100, 2500)`;
  }
  const with2 = { articleId: SHOES, since: ago(1000), buyers: 2, orders: 1000, take: 4 };
  const found = (over: Partial<typeof with2> = {}) => store.findBoughtWith(database.sql, { ...with2, ...over });

  it('what most people took first, of as many the lower number, no more than asked for', async () => {
    for (const email of ['a@x.no', 'b@x.no']) await bought({ email }, BOTTLES, SHOES, SOCKS);
    expect(await found()).toEqual([BOTTLES, SOCKS]);
    await bought({ email: 'c@x.no' }, SOCKS, SHOES);
    expect(await found()).toEqual([SOCKS, BOTTLES]);
    expect(await found({ take: 1 })).toEqual([SOCKS]);
    expect(await found({ buyers: 3 })).toEqual([SOCKS]);
    expect(await found({ buyers: 4 })).toEqual([]);
  });

  it.each<[string, Row, boolean]>([
    ['a year ago', { createdAt: ago(1000) }, false],
    ['a millisecond less than that', { createdAt: ago(999) }, true],
    ...statuses.map((status): [string, Row, boolean] => [
      status,
      { status },
      !['cancelled', 'expired', 'awaiting_payment'].includes(status),
    ]),
  ])('%s', async (_name, row, counts) => {
    await bought({ email: 'a@x.no' }, SHOES, SOCKS);
    await bought({ email: 'b@x.no', ...row }, SHOES, SOCKS);
    expect(await found()).toEqual(counts ? [SOCKS] : []);
  });

  it('two sizes of it in an order are one order of it, and it is not bought with itself', async () => {
    for (const email of ['a@x.no', 'b@x.no']) await bought({ email }, SHOES, SHOES, SOCKS);
    expect(await found({ orders: 1 })).toEqual([]);
    expect(await found({ orders: 2 })).toEqual([SOCKS]);
  });

  it('of the newest orders of it, so many', async () => {
    await bought({ email: 'a@x.no' }, SHOES, SOCKS);
    for (const email of ['b@x.no', 'c@x.no']) await bought({ email }, SHOES, BOTTLES);
    expect(await found({ orders: 2, buyers: 1 })).toEqual([BOTTLES]);
    expect(await found({ orders: 3, buyers: 1 })).toEqual([BOTTLES, SOCKS]);
  });

  it('one person is one in whatever letters; who is forgotten is one for each order', async () => {
    for (const email of ['a@x.no', 'A@X.no']) await bought({ email }, SHOES, SOCKS);
    expect(await found()).toEqual([]);
    for (const _ of [1, 2]) await bought({ email: '' }, SHOES, BOTTLES);
    expect(await found()).toEqual([BOTTLES]);
  });
});
