import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFormerCustomers } from '@/server/customers/leaving/service';
import { createAccounting } from '@/server/orders/accounting/service';
import { transact } from '@/server/platform/db/transact';
import { BOTTLE, clear, OSLO, SHOE, seed, setStock, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { actor, open, placeOrder } from '@/tests/server/orders/fulfilments/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { openOrders } from '@/tests/support/open-orders';

const DAY = 24 * 3600_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(async () => {
  await clear(database.sql);
  await database.sql`truncate document_series, customers restart identity cascade`;
  for (const ean of [SHOE, BOTTLE]) await setStock(database.sql, ean, 1000, OSLO);
});

const quiet = { confirmed: async () => {}, expired: async () => {}, ordered: async () => {}, ended: async () => {} };

function openAt(now: Date) {
  const { sql } = database;
  const clock = () => now;
  const { orders } = openOrders({ sql, clock, mail: quiet });
  const forgotten: number[] = [];
  const forget = [async (_tx: unknown, ids: number[]) => void forgotten.push(...ids)];
  return { ...createFormerCustomers({ sql, clock, orders, forget }), forgotten };
}

it('rule 10.29, rule 10.35: an order under way keeps its buyer, so that it is sent, booked and withdrawn from', async () => {
  const { sql } = database;
  const accounting = createAccounting({ sql, clock: () => TUESDAY_NOON });
  const shop = open(sql, { accounting });
  const parts = [{ shopId: OSLO, kind: 'send' as const, eans: [SHOE, BOTTLE] }];
  const { id, ids, token } = await placeOrder(sql, shop, { parts });
  const part = ids[0] as number;
  await sql`insert into customers (id, firstname, surname, email, phone, password_hash)
    values (7, 'Kari', 'Nordmann', 'kari@example.no', '91234567', 'x')`;
  await sql`update orders set customer_id = 7 where id = ${id}`;
  await sql`insert into order_documents (order_id, kind, body) values (${id}, 'order_confirmation', '{}')`;

  await transact(sql, (tx) => openAt(TUESDAY_NOON).forgetCustomer(tx, { id: 7, provenEmail: 'kari@example.no' }));
  const buyer = { name: 'Kari Nordmann', phone: '91234567', email: 'kari@example.no' };
  expect((await sql`select customer_id from orders`)[0]?.customerId).toBeNull();
  expect(await shop.fulfilments.get(OSLO, part)).toMatchObject({ buyer });

  const dispatch = { act: 'dispatch', carrier: 'Posten', trackingNumber: 'T1', trackingUrl: '' } as const;
  await shop.fulfilments.act(actor(), part, dispatch, undefined);
  await shop.fulfilments.act(actor(), part, { act: 'delivered' }, undefined);
  const documents = () => sql<{ body: { buyer: object } }[]>`select body from sales_documents order by id`;
  const named = { name: 'Kari Nordmann', address: 'Fjellveien 2, c/o Hansen, 7010 TRONDHEIM' };
  expect((await documents()).map(({ body }) => body.buyer)).toEqual([named]);
  expect(await openAt(new Date(TUESDAY_NOON.getTime() + 14 * DAY)).forgetEnded(10)).toBe(0);

  const later = openAt(new Date(TUESDAY_NOON.getTime() + 15 * DAY));
  expect([await later.forgetEnded(10), await later.forgetEnded(10), later.forgotten]).toEqual([1, 0, [id]]);
  expect(await shop.fulfilments.get(OSLO, part)).toMatchObject({ buyer: { name: '', phone: '', email: '' } });

  // A parcel that comes back after that: the note takes back a sale to somebody.
  const lines = [{ ean: SHOE, count: 1, amount: 119_900 }];
  const credit = { fulfilmentId: part, amount: 119_900, freight: 0, lines };
  await transact(sql, (tx) => accounting.credited(tx, 'withdrawal:A1', [credit]));
  expect((await documents()).map(({ body }) => body.buyer)).toEqual([named, named]);
  expect((await accounting.list(token)).map(({ kind }) => kind)).toEqual(['sale', 'credit']);
});

it('rule 10.29: a guest’s order keeps its buyer for the accounting', async () => {
  const { sql } = database;
  await placeOrder(sql, open(sql), { status: 'cancelled' });
  expect(await openAt(new Date('2030-01-01T00:00:00Z')).forgetEnded(10)).toBe(0);
});
