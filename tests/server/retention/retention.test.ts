import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderStatus } from '@/lib/contracts/orders';
import { monthsBefore } from '@/lib/dates/dates';
import { KEPT_MONTHS as CONSENT_MONTHS } from '@/server/customers/consents/rules';
import { createConsents } from '@/server/customers/consents/service';
import { KEPT_MS as EMAIL_MS } from '@/server/mail/rules';
import { createMailQueue } from '@/server/mail/service';
import { UNSOLD_KEPT_MONTHS as RESERVATION_MONTHS } from '@/server/orders/rules';
import { open as openOrders, payload, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { softwarePage, tableRows } from '@/tests/support/brand-pages';
import { openTestDatabase } from '@/tests/support/database';
import { fakeProvider } from '@/tests/support/fake-provider';
import { openWholeShop } from '@/tests/support/whole-shop';

const DAY = 24 * 3600_000;
const YEAR_LATER = new Date('2027-03-03T11:00:01Z');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
});
afterAll(() => database.close());
beforeEach(() => database.sql`truncate orders, mails, consents, consent_choices, customers restart identity cascade`);

const forgetSent = vi.fn(async () => {});
const retentionAt = (now: Date) => openOrders(database.sql, now).retention;
const mailer = { send: async () => {}, forgetSent };
const queueAt = (now: Date) => createMailQueue({ sql: database.sql, clock: () => now, mailer });
const before = (date: Date, ms: number) => new Date(date.getTime() - ms);

/** A reservation made on the Tuesday of the fixture, brought to `status`. */
async function reservation(status: OrderStatus) {
  const { placing, setStatus } = openOrders(database.sql);
  const receipt = await placing.place(payload(), { brand: 'nordvidda' });
  const path: Partial<Record<OrderStatus, OrderStatus[]>> = { collected: ['ready', 'collected'], reserved: [] };
  for (const next of path[status] ?? [status]) await setStatus(receipt.number, next, 'Ringte Kari');
  return receipt;
}

/** Everything kept of an order, as text. */
async function storedText(number: string): Promise<string> {
  const [row] = await database.sql`
    select to_jsonb(o) as o, (select jsonb_agg(to_jsonb(d)) from order_documents d where d.order_id = o.id) as d,
      (select jsonb_agg(to_jsonb(e)) from order_events e where e.order_id = o.id) as e
    from orders o where number = ${number}`;
  return JSON.stringify(row);
}

describe('rule 10.30: a reservation nobody collected is forgotten after 12 months', () => {
  it.each<OrderStatus>(['reserved', 'ready', 'expired', 'cancelled'])('%s', async (status) => {
    const { number } = await reservation(status);
    expect(await retentionAt(before(YEAR_LATER, 2000)).forgetUnsold(100)).toBe(0);
    expect(await storedText(number)).toContain('Kari');
    expect(await retentionAt(YEAR_LATER).forgetUnsold(100)).toBe(1);
    const kept = await storedText(number);
    expect(kept).not.toMatch(/Kari|kari@|91234567/);
    expect(kept).toContain('Fjellsko');
    expect(await retentionAt(YEAR_LATER).forgetUnsold(100)).toBe(0);
  });

  it('a sale keeps its documents and its buyer (bokføringsloven §13)', async () => {
    const { number } = await reservation('collected');
    expect(await retentionAt(new Date('2030-12-31T00:00:00Z')).forgetUnsold(100)).toBe(0);
    expect(await storedText(number)).toContain('Kari Nordmann');
  });

  it('leaves the account it belonged to, and says when', async () => {
    const { number } = await reservation('expired');
    await database.sql`insert into customers (id, firstname, surname, email, phone, password_hash)
      values (7, 'Kari', 'Nordmann', 'kari@example.no', '91234567', 'x')`;
    await database.sql`update orders set customer_id = 7`;
    await retentionAt(YEAR_LATER).forgetUnsold(100);
    const [row] = await database.sql`select customer_id, anonymised_at from orders where number = ${number}`;
    expect([row?.customerId, new Date(row?.anonymisedAt)]).toEqual([null, YEAR_LATER]);
  });

  it('also takes the buyer off the document of one whose account went before', async () => {
    const { number } = await reservation('expired');
    const deleted = before(YEAR_LATER, 300 * DAY).toISOString();
    await database.sql`update orders set name = '', email = '', phone = '', anonymised_at = ${deleted}`;
    expect(await storedText(number)).toContain('Kari Nordmann');
    expect(await retentionAt(YEAR_LATER).forgetUnsold(100)).toBe(1);
    expect(await storedText(number)).not.toContain('Nordmann"');
    expect(await retentionAt(YEAR_LATER).forgetUnsold(100)).toBe(0);
  });

  it('in batches, and two at once share the work', async () => {
    for (let i = 0; i < 5; i++) await reservation('cancelled');
    const { forgetUnsold } = retentionAt(YEAR_LATER);
    expect(await forgetUnsold(2)).toBe(2);
    const [one, two] = await Promise.all([forgetUnsold(3), forgetUnsold(3)]);
    expect(one + two + (await forgetUnsold(3))).toBe(3);
  });
});

it('rule 10.30: of a purchase nobody paid, no name is left with the payment either', async () => {
  let now = TUESDAY_NOON;
  const provider = fakeProvider();
  const options = { sql: database.sql, clock: () => now, providers: [provider.method] };
  const { purchases, retention } = openWholeShop(options);
  const placing = { brand: 'nordvidda', address: '1.2.3.4' };
  const left = await purchases.place({ orders: [payload({ Payment: 'card' })] }, placing);
  const bought = await purchases.place({ orders: [payload({ Payment: 'card' })] }, placing);
  provider.approve(bought.payments[0]?.reference ?? '');
  await purchases.settle(bought.token);
  now = before(YEAR_LATER, 2000);
  await purchases.settle(left.token);
  const buyers = () => database.sql`select request->'buyer'->>'email' as email from payments order by id`;
  expect(await retention.forgetUnsold(100)).toBe(0);
  expect((await buyers()).map(({ email }) => email)).toEqual(['kari@example.no', 'kari@example.no']);
  now = YEAR_LATER;
  expect(await retention.forgetUnsold(100)).toBe(1);
  expect((await buyers()).map(({ email }) => email)).toEqual(['', 'kari@example.no']);
});

describe('rule 10.31: emails are emptied 30 days after they were sent', () => {
  const writeEmail = (key: string, over: { sent?: Date; givenUp?: Date }) => database.sql`
    insert into mails (key, brand, recipient, subject, text_body, html_body, sent_at, given_up, next_attempt_at)
    values (${key}, 'nordvidda', 'kari@example.no', 'Hei Kari', 'Hei Kari', '<p>Hei Kari</p>', ${over.sent?.toISOString() ?? null},
      ${over.givenUp !== undefined}, ${(over.givenUp ?? TUESDAY_NOON).toISOString()})`;

  it('what has gone or been given up is emptied, its key stays, and what waits is left alone', async () => {
    const [old, young] = [before(TUESDAY_NOON, EMAIL_MS + 1), before(TUESDAY_NOON, EMAIL_MS - 1)];
    await writeEmail('old', { sent: old });
    await writeEmail('young', { sent: young });
    await writeEmail('given up', { givenUp: old });
    await writeEmail('given up lately', { givenUp: young });
    await writeEmail('waiting', {});
    expect(await queueAt(TUESDAY_NOON).forgetOld(100)).toBe(2);
    const rows =
      await database.sql`select key, recipient || subject || text_body || html_body as text from mails order by id`;
    expect(rows.filter((row) => row.text === '').map((row) => row.key)).toEqual(['old', 'given up']);
    expect(rows).toHaveLength(5);
    expect(await queueAt(TUESDAY_NOON).forgetOld(100)).toBe(0);
    expect(forgetSent).toHaveBeenCalledWith(before(TUESDAY_NOON, EMAIL_MS));
  });
});

describe('rule 10.5: a choice of cookies is kept as long as it holds', () => {
  it('12 months, and not a day less', async () => {
    const add = (at: string) =>
      database.sql`insert into consent_choices (browser, chosen_at, at, version, ga, gtm, meta)
        values (${randomUUID()}, ${at}, ${at}, 1, true, true, true)`;
    const addLast = (at: string) =>
      database.sql`insert into consents (id, version, at, ga, gtm, meta) values (${randomUUID()}, 1, ${at}, true, true, true)`;
    for (const at of ['2026-03-03T11:00:00Z', '2026-03-04T11:00:00Z']) {
      await add(at);
      await addLast(at);
    }
    const { sql } = database;
    const unused = { throttle: { count: async () => {} }, customers: { keepCookieChoices: async () => {} } };
    const consents = createConsents({ sql, clock: () => YEAR_LATER, ...unused });
    expect(await consents.forgetOld()).toBe(2);
    expect(await database.sql`select from consent_choices`).toHaveLength(1);
    expect(await database.sql`select from consents`).toHaveLength(1);
  });
});

it.each([
  ['2027-03-03T11:00:00Z', 12, '2026-03-03T11:00:00Z'],
  ['2028-02-29T11:00:00Z', 12, '2027-02-28T11:00:00Z'],
  ['2026-03-31T11:00:00Z', 1, '2026-02-28T11:00:00Z'],
  ['2026-01-15T00:00:00Z', 2, '2025-11-15T00:00:00Z'],
])('%s less %i months', (now, months, then) => {
  expect(monthsBefore(new Date(now), months)).toEqual(new Date(then));
});

describe('the privacy page promises what the jobs do', () => {
  const rows = tableRows(softwarePage('personvernerklaering'));
  const lasts = (purpose: string) => rows.find(([cell]) => cell === purpose)?.at(-1);

  it.each([
    ['Reservasjon i butikk', `anonymiseres etter ${RESERVATION_MONTHS} måneder`],
    ['Dine valg om informasjonskapsler', `Inntil ${CONSENT_MONTHS} måneder`],
    ['E-post vi sender deg', `Inntil ${EMAIL_MS / DAY} dager`],
  ])('%s', (purpose, words) => expect(lasts(purpose)).toContain(words));
});
