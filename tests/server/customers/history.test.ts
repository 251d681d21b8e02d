import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { payload, seed, TUESDAY_NOON } from '@/tests/server/orders/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { openOrders } from '@/tests/support/open-orders';
import { openBrowser } from './browser';
import { about, HOUR, open, PASSWORD, registration } from './fixture';

const shop = vi.hoisted(() => ({}) as ReturnType<typeof open>['shop']);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let it: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.sql);
  await database.sql.unsafe(`
    insert into polls (id, name, description, active) values (1, 'Ull?', '', true);
    insert into poll_questions (id, poll_id, text, position) values (1, 1, 'Innerst?', 0);
    insert into poll_options (id, question_id, text, correct, position) values (11, 1, 'Ull', false, 0)`);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate customers, attempts, mails, orders, reviews, idempotency_keys, poll_answers restart identity cascade`;
  await database.sql`update stock set qty = 100`;
  it = open(database.sql, TUESDAY_NOON);
  Object.assign(shop, it.shop);
});

async function kari() {
  const browser = openBrowser();
  const { body } = await browser.post('/customers/register', registration());
  return { browser, id: body.id as number };
}

const quiet = { confirmed: async () => {}, expired: async () => {}, ordered: async () => {}, ended: async () => {} };
const orderRoom = () => openOrders({ sql: database.sql, clock: it.clock, mail: quiet });
const place = (customerId: number | undefined, key?: string) =>
  orderRoom().placing.place(payload(), { brand: 'nordvidda', customerId, idempotencyKey: key });

const review = (customerId: number) => database.sql`
  insert into reviews (article_id, customer_id, customer_name, content, rating, created_at)
  values (1, ${customerId}, 'Kari N.', 'Varme og gode sko', 5, ${it.clock().toISOString()})`;

describe('history', () => {
  test('reservations come newest first, ten to a page', async () => {
    const { browser, id } = await kari();
    const numbers: string[] = [];
    for (let n = 0; n < 12; n++) {
      numbers.unshift((await place(id)).number);
      it.pass(1000);
    }
    await place(undefined);
    const numbersOf = async (query: string) => {
      const { body } = await browser.get(`/customers/current/reservations${query}`);
      const { reservations, ...paging } = body;
      return { paging, numbers: reservations.map((one: { number: string }) => one.number) };
    };
    expect(await numbersOf('')).toEqual({
      paging: { current_page: 1, last_page: 2, total: 12 },
      numbers: numbers.slice(0, 10),
    });
    expect(await numbersOf('?page=2')).toEqual({
      paging: { current_page: 2, last_page: 2, total: 12 },
      numbers: numbers.slice(10),
    });
    expect((await numbersOf('?page=3')).numbers).toEqual([]);
    expect((await browser.get('/customers/current/reservations?page=0')).status).toBe(422);
  });

  test('what was collected is a purchase, with its VAT', async () => {
    const { browser, id } = await kari();
    const { number } = await place(id);
    expect((await browser.get('/customers/current/orders')).body).toMatchObject({ orders: [], last_page: 1 });
    await orderRoom().setStatus(number, 'ready');
    await orderRoom().setStatus(number, 'collected');
    const { body } = await browser.get('/customers/current/orders');
    expect(body).toMatchObject({ total: 1, current_page: 1, last_page: 1 });
    expect(body.orders[0]).toMatchObject({
      ...{ number, status: 'collected', total: 119_900, totalVat: 23_980, netAmount: 95_920, vatPercentage: 25 },
      articles: [{ name: 'Fjellsko', count: 1, unitPrice: 119_900 }],
    });
  });

  test('rule 2.40: what a history tells is what the receipt does', async () => {
    const { browser, id } = await kari();
    const { number } = await place(id);
    const read = async () => (await browser.get('/customers/current/reservations')).body.reservations[0];
    expect(await read()).toMatchObject({
      canCancel: true,
      purchase: null,
      parts: [{ kind: 'collect', state: 'waiting' }],
      withdrawals: [],
      money: null,
      documents: [],
    });
    await orderRoom().setStatus(number, 'ready');
    await orderRoom().setStatus(number, 'collected');
    expect(await read()).toMatchObject({ status: 'collected', canCancel: false });
  });

  test('reviews are shown to their writer before they are approved', async () => {
    const { browser, id } = await kari();
    await review(id);
    const { body } = await browser.get('/customers/current/reviews');
    expect(body.reviews).toMatchObject([
      { content: 'Varme og gode sko', approved: false, article: { slug: 'fjellsko', name: 'Fjellsko' } },
    ]);
  });
});

const answerPoll = (customerId: number) =>
  it.polls.answer(1, { questionId: 1, optionId: 11 }, { customerId }, '203.0.113.7');

const pay = (customerId: number) => database.sql`
  with bought as (insert into purchases (brand, customer_id, method, provider, total, hold_until)
    values ('nordvidda', ${customerId}, 'card', 'sandbox', 119900, now()) returning id)
  insert into payments (purchase_id, reference, client_token, request, amount, instrument)
  select id, 'ref', 'a-secret', '{}', 119900, 'Visa •••• 0004' from bought`;

describe('export and deletion', () => {
  test('the export holds everything but the password', async () => {
    const { browser, id } = await kari();
    await place(id);
    await review(id);
    await database.sql`insert into favourites (customer_id, article_id) values (${id}, 1)`;
    await answerPoll(id);
    await database.sql`
      insert into complaints (order_id, key, number, eans, text, wish)
      select id, 'k', number || '-R1', '{}', 'Sømmen revnet', 'repair' from orders`;
    await database.sql`
      insert into complaint_settlements (complaint_id, fulfilment_id, outcome, word, amount, by, created_at)
      select c.id, f.id, 'discount', 'Beklager', 5000, 'Ola', ${TUESDAY_NOON}
      from complaints c join fulfilments f on f.order_id = c.order_id`;
    const answer = { outcome: 'discount', amount: 5000, word: 'Beklager', at: TUESDAY_NOON.toISOString() };
    await pay(id);
    const { body, headers } = await browser.get('/customers/current/export');
    expect(JSON.stringify(body)).not.toContain('a-secret');
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(body).toMatchObject({
      exportedAt: TUESDAY_NOON.toISOString(),
      customer: { id, email: 'kari@example.no', club_code: expect.any(String) },
      orders: [{ kind: 'reservation' }],
      reviews: [{ rating: 5 }],
      favourites: [{ articleId: 1, name: 'Fjellsko' }],
      pollAnswers: [{ question: 'Innerst?', answer: 'Ull', since: expect.any(String) }],
      complaints: [{ wish: 'repair', text: 'Sømmen revnet', at: expect.any(String), answers: [answer] }],
      payments: [{ orders: [], method: 'card', instrument: 'Visa •••• 0004', amount: 119_900, at: expect.any(String) }],
      sessions: [{ created_at: TUESDAY_NOON.toISOString() }],
    });
  });

  test('deletion keeps orders and their documents without the person, and everything else goes', async () => {
    const { browser, id } = await kari();
    const { number } = await place(id, 'some-key-of-kari');
    await review(id);
    await database.sql`update reviews set approved = true`;
    await database.sql`insert into favourites (customer_id, article_id) values (${id}, 1)`;
    await answerPoll(id);
    await orderRoom().setStatus(number, 'cancelled');
    await it.post();
    const elsewhere = openBrowser();
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);

    expect((await browser.delete(`/customers/${id}`, { current_password: PASSWORD })).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
    expect((await elsewhere.get('/customers/current')).status).toBe(204);

    const [order] = await database.sql`select * from orders where number = ${number}`;
    expect(order).toMatchObject({ name: '', email: '', phone: '', customerId: null, total: 119_900 });
    expect(order?.anonymisedAt).toEqual(TUESDAY_NOON);
    const [document] = await database.sql`select body from order_documents`;
    expect(document?.body).toMatchObject({ number, total: 119_900 });
    const [left] = await database.sql`select customer_id, customer_name, anonymous, content from reviews`;
    expect(left).toEqual({ customerId: null, customerName: '', anonymous: true, content: 'Varme og gode sko' });
    const answers = await database.sql`select visitor from poll_answers`;
    expect(answers).toEqual([{ visitor: expect.stringMatching(/^gone:/) }]);
    for (const table of ['customers', 'sessions', 'favourites', 'customer_tokens', 'idempotency_keys'])
      expect(await database.sql`select * from ${database.sql(table)}`).toHaveLength(0);
    expect(await database.sql`select * from mails where recipient || subject || text_body <> ''`).toHaveLength(0);
    expect((await openBrowser().post('/customers/register', registration())).status).toBe(201);
  });
});

test('rule 10.29: a reservation that waits keeps who it is for until it is over, and is told of once', async () => {
  const { browser, id } = await kari();
  const { number } = await place(id);
  await orderRoom().setStatus(number, 'ready');
  expect(await it.reservationEmails.writeDue(10)).toBe(1);
  await it.post();
  expect((await browser.delete(`/customers/${id}`, { current_password: PASSWORD })).status).toBe(204);

  const row = async () => (await database.sql`select * from orders where number = ${number}`)[0];
  expect(await row()).toMatchObject({ name: 'Kari Nordmann', email: 'kari@example.no', customerId: null });
  expect(await it.reservationEmails.writeDue(10)).toBe(0);
  expect(await it.formerCustomers.forgetEnded(10)).toBe(0);

  await orderRoom().setStatus(number, 'collected');
  expect(await it.formerCustomers.forgetEnded(10)).toBe(1);
  expect(await row()).toMatchObject({ name: '', email: '', phone: '', anonymisedAt: TUESDAY_NOON });
  expect(await it.formerCustomers.forgetEnded(10)).toBe(0);
});

describe('emails about reservations', () => {
  test('one that cannot be made is reported, and holds up no other', async () => {
    const [broken, whole] = [await place(undefined), await place(undefined)];
    await database.sql`update order_documents d set body = '{}' from orders o where o.id = d.order_id and o.number = ${broken.number}`;
    for (const { number } of [broken, whole]) await orderRoom().setStatus(number, 'ready');
    await expect(it.reservationEmails.writeDue(10)).rejects.toThrow('1 emails could not be written');
    expect(about(await it.post(), `Reservasjon ${whole.number} er klar hos Oslo`)).toHaveLength(1);
  });

  test('ready and "runs out soon" are written once each, to who waits', async () => {
    const placed = await place(undefined);
    expect(await it.reservationEmails.writeDue(10)).toBe(0);
    await orderRoom().setStatus(placed.number, 'ready');
    expect(await it.reservationEmails.writeDue(10)).toBe(1);
    expect(await it.reservationEmails.writeDue(10)).toBe(0);
    const [ready] = await it.post();
    expect(ready?.to).toBe('kari@example.no');
    expect(ready?.subject).toBe(`Reservasjon ${placed.number} er klar hos Oslo`);
    expect(ready?.text).toContain(`https://nordvidda.example/kvittering/${placed.token}`);
    expect(ready?.html).toContain('Nå ligger varene klare');
    const left = new Date(placed.expiresAt ?? '').getTime() - TUESDAY_NOON.getTime();
    it.pass(left - 25 * HOUR);
    expect(await it.reservationEmails.writeDue(10)).toBe(0);
    it.pass(2 * HOUR);
    expect(await it.reservationEmails.writeDue(10)).toBe(1);
    expect(await it.reservationEmails.writeDue(10)).toBe(0);
    expect(about(await it.post(), `Husk å hente reservasjon ${placed.number}`)).toHaveLength(1);
  });

  test('nobody is reminded of what has been collected, cancelled or anonymised', async () => {
    const [collected, cancelled, anonymised] = [await place(undefined), await place(undefined), await place(undefined)];
    await orderRoom().setStatus(collected.number, 'ready');
    await orderRoom().setStatus(collected.number, 'collected');
    await orderRoom().setStatus(cancelled.number, 'cancelled');
    await database.sql`update orders set anonymised_at = now() where number = ${anonymised.number}`;
    it.pass(new Date(anonymised.expiresAt ?? '').getTime() - TUESDAY_NOON.getTime() - HOUR);
    expect(await it.reservationEmails.writeDue(10)).toBe(0);
  });
});
