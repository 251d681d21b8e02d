import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderPayload } from '@/lib/contracts/orders';
import type { Transaction } from '@/server/platform/db/transact';
import { transact } from '@/server/platform/db/transact';
import { readCommand } from '@/server/staff/command';
import { brokenIn, check, invariants } from '@/server/staff/invariants/check';
import { receivedOf, unaccounted } from '@/server/staff/invariants/received';
import { openStaffDesk } from '@/server/staff/open';
import { StaffError } from '@/server/staff/topic';
import { topics } from '@/server/staff/topics';
import { BOTTLE, item, OSLO, payload, SHOE, SOCK, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { actor } from '@/tests/server/orders/fulfilments/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { fakeProvider } from '@/tests/support/fake-provider';
import { openWholeShop } from '@/tests/support/whole-shop';

const DAY = 24 * 3600_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let received: ReadonlyMap<string, number>;
let now = TUESDAY_NOON;

beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  received = await receivedOf(database.sql);
  await trade();
});
afterAll(() => database.close());

const sent: Partial<OrderPayload> = {
  ...{ Delivery: true, shipping_method_id: 'delivery', Address: 'Fjellveien 2', PostalCode: '7010', City: 'TRONDHEIM' },
  ...{ Payment: 'card', items: [item(SHOE, 2), item(BOTTLE, 3)] },
};

/** A day's trade, with one of everything that may become of an order. */
async function trade() {
  const provider = fakeProvider();
  const { sql } = database;
  const shop = openWholeShop({ sql, clock: () => now, providers: [provider.method] });
  let key = 0;
  const options = () => ({ brand: 'nordvidda', address: '1.2.3.4', idempotencyKey: `day-of-trade-${++key}` });
  const parts = (number: string) => sql<{ id: number; shopId: number }[]>`
    select f.id, f.shop_id from fulfilments f join orders o on o.id = f.order_id where o.number = ${number} order by f.id`;
  async function buy(over: Partial<OrderPayload>, pays = true) {
    const placed = await shop.purchases.place({ orders: [payload(over)] }, options());
    if (pays) for (const { reference } of placed.payments) provider.approve(reference);
    if (pays) await shop.purchases.settle(placed.token);
    return { number: placed.orders[0]?.number ?? '', token: placed.token };
  }
  const act = async (number: string, what: Parameters<typeof shop.fulfilments.act>[2]) => {
    for (const { id, shopId } of await parts(number)) await shop.fulfilments.act(actor(shopId), id, what, undefined);
  };
  const dispatch = {
    act: 'dispatch',
    carrier: 'Bring',
    trackingNumber: 'T1',
    trackingUrl: '',
    idCheckOrdered: true,
  } as const;

  const [expired, kept] = [
    await shop.placing.place(payload(), options()),
    await shop.placing.place(payload(), options()),
  ];
  const back = await buy(sent);
  await act(back.number, dispatch);
  const withdrawn = await shop.withdrawals.make(
    {
      number: back.number,
      email: 'kari@example.no',
      key: 'withdrawal-of-the-day',
      reason: '',
      lines: [{ ean: SHOE, count: 1 }],
    },
    { address: '1.2.3.4' },
  );
  const resell = [{ ean: SHOE, count: 1 }];
  for (const { shopId } of await parts(back.number))
    await shop.fulfilments.received(actor(shopId), withdrawn.number, { resell }).catch(() => undefined);
  const lacking = await buy({ Payment: 'card', items: [item(SOCK, 2)] });
  await act(lacking.number, { act: 'missing', ean: SOCK, count: 1 });
  await act(lacking.number, { act: 'ready' });
  await act(lacking.number, { act: 'hand-over', idChecked: true });
  const left = await buy({ Payment: 'card' }, false);
  await shop.purchases.cancel(left.token);
  await buy({ Payment: 'card', items: [item(SOCK)] }, false);
  await shop.orders.cancel(kept.token);
  now = new Date(new Date(expired.expiresAt ?? '').getTime() - DAY);
  await shop.placing.place(payload({ Email: 'ola@example.no' }), options());
  now = new Date(now.getTime() + DAY + 1000);
  await shop.orders.expireDue(100);
  for (let i = 0; i < 3; i++) await shop.payments.sendDue(100);
  await shop.mail.deliverDue(1000);
}

const names = async (tx: Transaction, at = now) => (await brokenIn(tx, at)).map(({ name }) => name);

class Undone extends Error {}

/** What is found when this is done to the database, which is undone. */
async function planted(breach: string, at = now): Promise<string[]> {
  let found: string[] = [];
  await transact(database.sql, async (tx) => {
    await tx.unsafe(breach);
    found = await names(tx, at);
    throw new Undone();
  }).catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return found;
}

const anOrder = (status: string) => `(select o.id from orders o join order_statuses s on s.id = o.status_id
  where s.code = '${status}' order by o.id limit 1)`;
const sentPart = `(select id from fulfilments where state = 'sent' limit 1)`;
const days = (count: number) => new Date(now.getTime() + count * DAY);

const customer = `insert into customers (id, firstname, surname, email, phone, password_hash)
  values (7, 'Kari', 'Nordmann', 'kari@example.no', '91234567', 'x')`;

const breaches: [name: string, breach: string, at?: () => Date][] = [
  [
    'no shelf holds less than nothing',
    'alter table stock drop constraint stock_not_negative; update stock set qty = -1 where shop_id = 55',
  ],
  ['each piece of an order belongs to one fulfilment', 'update fulfilment_lines set count = count + 1'],
  [
    'a closed fulfilment keeps no goods',
    `update fulfilment_lines set withdrawn = 0 where fulfilment_id in (
    select id from fulfilments where state = 'closed')`,
  ],
  ['nobody withdraws from more than was bought', 'update withdrawal_lines set count = 9'],
  [
    'an order costs what its lines and freight cost, less its discount',
    'update order_lines set unit_price = unit_price + 1',
  ],
  ['the fulfilments of an order cost what it costs', 'update fulfilments set total = total + 1'],
  ['a purchase asks for what its orders cost', 'update purchases set total = total + 1'],
  ['what is paid is authorised in full', 'update payments set authorised = authorised + 1 where authorised > 0'],
  ['a payment has moved what its actions have moved', 'update payments set refunded = refunded + 1 where refunded > 0'],
  ['no money is held for what has ended', 'update payments set released = released - 1 where released > 0'],
  ['a fulfilment that left has one sales document', `delete from sales_documents where kind = 'sale'`],
  ['what is captured equals the sales documents', `update sales_documents set total = total + 1 where kind = 'sale'`],
  ['what is refunded equals the credit notes', `delete from payment_acts where kind = 'refund'`],
  ['no number of a document is left out', 'update document_series set last = last + 1'],
  ['an order has the status of its newest event', `update orders set status_id = 9 where id = ${anOrder('sent')}`],
  ['an order has made allowed moves only', `update order_events set actor = 'shop' where status_id = 4`],
  [
    'an order that waits for payment holds its goods, and no other does',
    `update fulfilments set state = 'waiting' where state = 'held'`,
  ],
  [
    'an order that has ended has no open fulfilment',
    `update fulfilments set state = 'ready' where order_id = ${anOrder('expired')}`,
  ],
  ['a purchase and its orders agree', `update purchases set state = 'paid' where state = 'open'`],
  ['an order is whole', `delete from order_events where order_id = ${anOrder('reserved')}`],
  ['the digits of an order are its own', `update orders set number = 'NV-1' where id = ${anOrder('reserved')}`],
  ['a purchase has orders and a payment', `delete from payments where state = 'open'`],
  [
    'money is moved for fulfilments of its own purchase',
    `update payment_acts set fulfilment_id = (select min(id) from fulfilments) where kind = 'capture'`,
  ],
  [
    'a document is about a fulfilment of its own order',
    'update sales_documents set fulfilment_id = (select min(id) from fulfilments)',
  ],
  [
    'a key stands for one order that is there',
    `insert into idempotency_keys (key, request_digest, body)
    select 'guest:twice', request_digest, body from idempotency_keys limit 1`,
  ],
  [
    'a key stands for one order that is there',
    `insert into idempotency_keys (key, request_digest, body) values ('guest:lost', repeat('0', 64), '{}')`,
  ],
  [
    'an email about an order has its order',
    `update mails set key = 'order:NV-1:confirmation' where id = (select min(id) from mails)`,
  ],
  ['an order has its confirmation and the email of it', `delete from mails where key like '%:confirmation'`],
  ['a placed order has a confirmation', 'delete from order_documents'],
  ['an expired reservation has its notice and its email', `delete from mails where key like '%:expired'`],
  [
    'a paid order that ended without its goods has its email',
    `update purchases set state = 'unwound' where state = 'cancelled'`,
  ],
  [
    'a fulfilment that is sent or misses goods has its email',
    `delete from mails where key = 'part:' || ${sentPart} || ':sent'`,
  ],
  ['a fulfilment that is sent or misses goods has its email', `delete from mails where key like '%:missing:%'`],
  ['a withdrawal has its receipt and the email of its refund', `delete from mails where key like 'refund:%'`],
  ['a withdrawal has its receipt and the email of its refund', `delete from mails where key like 'withdrawal:%'`],
  [
    'no attempts past their time',
    `insert into attempts (key, count, last_at) values ('login:address:1.2.3.4', 1, '2020-01-01')`,
  ],
  [
    'no sessions past their time',
    `${customer}; insert into sessions (id, customer_id, created_at, last_seen, expires_at)
    values (repeat('0', 64), 7, '2020-01-01', '2020-01-01', '2020-01-02')`,
  ],
  [
    'no links sent by mail past their time',
    `${customer}; insert into customer_tokens (id, customer_id, purpose, email, expires_at, created_at)
    values (repeat('0', 64), 7, 'reset', 'kari@example.no', '2020-01-02', '2020-01-01')`,
  ],
  [
    'no choices of cookies past their time',
    `insert into consents (id, version, at, ga, gtm, meta)
    values (gen_random_uuid(), 1, '2020-01-01', true, true, true)`,
  ],
  [
    'no choices of cookies past their time',
    `insert into consent_choices (browser, chosen_at, at, version, ga, gtm, meta)
    values (repeat('0', 64), '2026-01-01', '2020-01-01', 1, true, true, true)`,
  ],
  [
    'no stock alerts past their time',
    `insert into stock_alerts (ean, email, brand, stop_token, created_at)
    values ('${SHOE}', 'kari@example.no', 'nordvidda', repeat('0', 64), '2020-01-01')`,
  ],
  [
    'no price watches past their time',
    `insert into price_watches (article_id, price, email, brand, stop_token, created_at)
    select min(id), 1000, 'kari@example.no', 'nordvidda', repeat('0', 64), '2020-01-01' from articles`,
  ],
  ['no answers kept for repeats past their time', '', () => days(9)],
  [
    'no acts of the counter past their time',
    `insert into counter_acts (key, request_digest, answer, created_at)
    values ('key:1:a', repeat('0', 64), '{}', '2020-01-01')`,
  ],
  [
    'no messages to other systems past their time',
    `insert into webhook_targets (id, url, secret) values (1, 'https://a.example', 'x');
    insert into webhook_messages (target_id, event_id, event, body, sent_at, created_at) values (1, 'a', 'order.sent', '{}', '2020-01-01', '2020-01-01')`,
  ],
  ['emails are emptied 30 days after they were sent', '', () => days(32)],
  ['emails are deleted 400 days after they were written', `update mails set recipient = ''`, () => days(402)],
  ['what was never sold loses its buyer after 12 months', '', () => days(370)],
  ['an order without its person names nobody', 'update orders set anonymised_at = now()'],
];

describe('rule 19.10: whatever happens, it adds up', () => {
  it('after a day of trade everything does, and it was no idle day', async () => {
    expect(await check(database.sql, now)).toEqual([]);
    const states =
      await database.sql`select distinct s.code from orders o join order_statuses s on s.id = o.status_id order by s.code`;
    expect(states.map(({ code }) => code)).toEqual([
      ...['awaiting_payment', 'cancelled', 'collected', 'expired', 'reserved', 'sent'],
    ]);
  });

  it.each(breaches)('%s: a breach is found (%#)', async (name, breach, at) => {
    expect(await planted(breach || 'select 1', at?.())).toContain(name);
  });

  it('every invariant has a breach that was found', () => {
    const tried = new Set(breaches.map(([name]) => name));
    expect(invariants.filter(({ name }) => !tried.has(name)).map(({ name }) => name)).toEqual([]);
    expect(invariants.length).toBeGreaterThan(35);
  });

  it('stock + held + sold = received, on every shelf', async () => {
    expect(unaccounted(received, await receivedOf(database.sql))).toEqual([]);
    const [lost] =
      await database.sql`update stock set qty = qty - 1 where shop_id = ${OSLO} and variant_id = 1 returning qty`;
    const shelf = `${SHOE}@${OSLO}`;
    const found = unaccounted(received, await receivedOf(database.sql));
    await database.sql`update stock set qty = qty + 1 where shop_id = ${OSLO} and variant_id = 1`;
    expect([lost?.qty >= 0, found]).toEqual([true, [`${shelf}: 10 came, 9 are accounted for`]]);
    expect(unaccounted(received, received, new Map([[shelf, 2]]))).toHaveLength(1);
  });

  it('staff ask by a command that ends with a code', async () => {
    const command = readCommand(['check'], topics);
    if (command.name !== 'run') throw new Error('It is not understood');
    const desk = openStaffDesk(database.sql, () => now);
    expect(await command.run(desk)).toBe(`All ${invariants.length} invariants hold.`);
    await database.sql`update document_series set last = last + 1`;
    const said = await command.run(desk).catch((error) => error);
    await database.sql`update document_series set last = last - 1`;
    expect(said).toBeInstanceOf(StaffError);
    expect(said.message.split('\n')[0]).toMatch(
      /^Does not hold: no number of a document is left out \(.*\), \d times$/,
    );
  });
});
