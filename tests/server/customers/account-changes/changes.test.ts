import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '@/tests/server/customers/browser';
import { HOUR, linkOf, open, PASSWORD, registration } from '@/tests/server/customers/fixture';
import { openTestDatabase } from '@/tests/support/database';

const shop = vi.hoisted(() => ({}) as ReturnType<typeof open>['shop']);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let it: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate customers, attempts, mails restart identity cascade`;
  it = open(database.sql);
  Object.assign(shop, it.shop);
});

const NEW = 'et helt nytt passord';
const proof = { current_password: PASSWORD };
const login = { email: 'kari@example.no', password: PASSWORD };
const ola = { firstname: 'Ola', email: 'ola@example.no', phone: '41234567' };

/** Kari, verified, in a browser, and what is asked of her account from there. */
async function kari() {
  const browser = openBrowser();
  const { body } = await browser.post('/customers/register', registration());
  const id = body.id as number;
  await browser.post('/customers/email/verify', { token: linkOf((await it.post())[0]) });
  await it.post();
  const change = (sent: object, from = browser) => from.put(`/customers/${id}`, sent);
  const shown = async (from = browser) => (await from.get('/customers/current')).body;
  return { browser, id, change, shown };
}

/** Another browser in which Kari has logged in. */
async function elsewhere(password = PASSWORD) {
  const browser = openBrowser({ address: '203.0.113.8' });
  expect((await browser.post('/customers/login', { ...login, password })).status).toBe(200);
  return browser;
}
const isIn = async (browser: ReturnType<typeof openBrowser>) =>
  (await browser.get('/customers/current')).status === 200;
const copyOf = (browser: ReturnType<typeof openBrowser>) => {
  const copy = openBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
};
const emails = async () => (await it.post()).map(({ to, subject }) => [to, subject]);

describe('rule 6.13: a session alone does not change what opens the account', () => {
  const changes: [name: string, sent: object, told: string][] = [
    ['e-mail', { email: 'tyv@example.no' }, 'Noen vil bytte e-postadressen på kontoen din'],
    ['phone', { phone: '41234567' }, 'Telefonnummeret på kontoen er endret'],
    ['password', { password: NEW, password_confirmation: NEW }, 'Passordet er endret'],
  ];

  test.each(changes)('another %s needs the current password, and is told by email', async (_name, sent, told) => {
    const { change, shown } = await kari();
    const before = await shown();
    for (const [typed, word] of [
      [undefined, 'Skriv passordet du har nå'],
      ['', 'Skriv passordet du har nå'],
      ['feil passord', 'Det nåværende passordet er feil'],
    ]) {
      const refused = await change({ ...sent, current_password: typed });
      expect([refused.status, refused.body.code, refused.body.errors]).toEqual([
        ...[403, 'wrong_current_password'],
        { current_password: [word] },
      ]);
    }
    expect(await shown()).toEqual(before);
    expect(await emails()).toEqual([]);
    expect((await change({ ...sent, ...proof })).status).toBe(200);
    expect((await emails()).filter(([to]) => to === 'kari@example.no')).toEqual([['kari@example.no', told]]);
  });

  test('the end of the account needs it too', async () => {
    const { browser, id } = await kari();
    for (const body of [undefined, {}, { current_password: 'feil passord' }])
      expect((await browser.delete(`/customers/${id}`, body)).status).toBe(403);
    expect((await browser.delete(`/customers/${id}`, { current_password: 7 })).status).toBe(422);
    expect(await isIn(browser)).toBe(true);
    expect((await browser.delete(`/customers/${id}`, proof)).status).toBe(204);
    expect(await isIn(browser)).toBe(false);
  });

  test('what opens nothing needs none, also beside values that stay', async () => {
    const { change, shown } = await kari();
    const { email, phone } = await shown();
    const changed = await change({ email, phone: `+47 ${phone}`, city: 'Bergen', newsletter: true });
    expect([changed.status, changed.body.city]).toEqual([200, 'Bergen']);
  });

  test('nor does a login of just now, or another session’s password', async () => {
    const { change } = await kari();
    const other = await elsewhere();
    expect((await change({ phone: '41234567', ...proof })).status).toBe(200);
    expect(await isIn(other)).toBe(false);
    const again = await elsewhere();
    expect((await change({ phone: '91234568' }, again)).status).toBe(403);
  });

  test('rule 6.5: guesses are slowed down by session, and keep the owner neither out nor from it elsewhere', async () => {
    const { browser, id, change } = await kari();
    const thief = copyOf(browser);
    for (let guess = 0; guess < 5; guess++)
      expect((await thief.delete(`/customers/${id}`, { current_password: `gjett ${guess}` })).status).toBe(403);
    const slowed = await change({ phone: '41234567', ...proof }, thief);
    expect([slowed.status, slowed.body.code, slowed.headers.get('retry-after')]).toEqual([
      429,
      'too_many_logins',
      '30',
    ]);
    const owner = await elsewhere();
    expect((await change({ phone: '41234567', ...proof }, owner)).status).toBe(200);
  });

  test.each(changes.slice(1))('another %s closes every other session, and copies of this one', async (_name, sent) => {
    const { browser, change } = await kari();
    const [other, copy] = [await elsewhere(), copyOf(browser)];
    const before = browser.cookies.get('session');
    await change({ ...sent, ...proof });
    expect(browser.cookies.get('session')).not.toBe(before);
    expect([await isIn(browser), await isIn(other), await isIn(copy)]).toEqual([true, false, false]);
  });
});

describe('rule 6.14: a new e-mail address', () => {
  /** Asks for a new address; gives the link sent to it. */
  async function asked(email = 'ny@example.no') {
    const own = await kari();
    const answer = await own.change({ email, ...proof });
    expect(answer.status).toBe(200);
    const mails = await it.post();
    return { ...own, answer, mails, token: linkOf(mails[0]) };
  }
  const confirm = (token: string, from = openBrowser()) => from.post('/customers/email/verify', { token });

  test('takes effect when it is confirmed, and the old one is told twice', async () => {
    const { answer, mails, shown, token } = await asked();
    expect(answer.body).toMatchObject({ email: 'kari@example.no', pending_email: 'ny@example.no', verified: true });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['ny@example.no', 'Bekreft den nye e-postadressen din'],
      ['kari@example.no', 'Noen vil bytte e-postadressen på kontoen din'],
    ]);
    expect(mails[1]?.text).not.toContain('ny@example.no');
    expect((await openBrowser().post('/customers/login', { ...login, email: 'ny@example.no' })).status).toBe(422);
    expect((await confirm(token)).status).toBe(200);
    expect(await shown()).toMatchObject({ email: 'ny@example.no', pending_email: null, verified: true });
    expect(await emails()).toEqual([['kari@example.no', 'E-postadressen på kontoen er endret']]);
    expect((await openBrowser().post('/customers/login', login)).status).toBe(422);
    expect((await openBrowser().post('/customers/login', { ...login, email: 'ny@example.no' })).status).toBe(200);
    expect((await confirm(token)).status).toBe(409);
  });

  test('verifies an account that was not, and welcomes it', async () => {
    const browser = openBrowser();
    const { body } = await browser.post('/customers/register', registration());
    await it.post();
    await browser.put(`/customers/${body.id}`, { email: 'ny@example.no', ...proof });
    await confirm(linkOf((await it.post())[0]), browser);
    expect((await browser.get('/customers/current')).body).toMatchObject({ email: 'ny@example.no', verified: true });
    expect(await emails()).toEqual([
      ['kari@example.no', 'E-postadressen på kontoen er endret'],
      ['ny@example.no', 'Velkommen til Nordvidda'],
    ]);
  });

  test('closes every session but the one that asked and the one that came by the link', async () => {
    const { browser, token } = await asked();
    const [other, opener, copy] = [await elsewhere(), await elsewhere(), copyOf(browser)];
    const before = opener.cookies.get('session');
    await confirm(token, opener);
    expect(opener.cookies.get('session')).not.toBe(before);
    expect([await isIn(browser), await isIn(opener), await isIn(other)]).toEqual([true, true, false]);
    expect(await isIn(copy)).toBe(true);
  });

  test('a copy of the session that asked ended with the asking', async () => {
    const { browser, change } = await kari();
    const copy = copyOf(browser);
    await change({ email: 'ny@example.no', ...proof });
    expect([await isIn(browser), await isIn(copy)]).toEqual([true, false]);
  });

  test('a stranger’s session that opens the link stays the stranger’s', async () => {
    const { token, browser } = await asked();
    const stranger = openBrowser();
    await stranger.post('/customers/register', registration(ola));
    await confirm(token, stranger);
    expect((await stranger.get('/customers/current')).body.firstname).toBe('Ola');
    expect(await isIn(browser)).toBe(true);
  });

  test.each([
    ['has an account', 'ola@example.no', 'Du har allerede en konto hos oss'],
    ['has none', 'ny@example.no', 'Bekreft den nye e-postadressen din'],
  ])('the answer does not tell whether the address has an account: one that %s', async (_name, email, subject) => {
    await openBrowser().post('/customers/register', registration(ola));
    await it.post();
    const { answer, mails, change, shown, browser } = await asked(email);
    const { auth_id: _a, ...said } = answer.body;
    expect(said).toEqual({ ...(await shown()), auth_id: undefined, pending_email: email, email: 'kari@example.no' });
    expect(mails.map((mail) => mail.subject)).toEqual([subject, 'Noen vil bytte e-postadressen på kontoen din']);
    expect(mails[0]?.to).toBe(email);
    const resent = await browser.get('/customers/email/resend');
    expect([resent.status, resent.body]).toEqual([200, { email }]);
    expect(await emails()).toEqual([[email, subject]]);
    expect((await change({ pending_email: null })).body.pending_email).toBeNull();
  });

  test('one that waits keeps nobody from registering with it, and is dropped when its owner has', async () => {
    const { token, shown } = await asked('ola@example.no');
    expect((await openBrowser().post('/customers/register', registration(ola))).status).toBe(201);
    expect((await confirm(token)).status).toBe(423);
    expect(await shown()).toMatchObject({ email: 'kari@example.no', pending_email: null });
    expect((await confirm(token)).status).toBe(410);
  });

  test('the link is good for the address that waits now, and for three days', async () => {
    const { token, change, shown } = await asked();
    await change({ email: 'nyere@example.no', ...proof });
    expect((await confirm(token)).status).toBe(410);
    const newer = linkOf((await it.post())[0]);
    it.pass(3 * 24 * HOUR);
    expect((await confirm(newer)).status).toBe(410);
    expect((await shown()).pending_email).toBe('nyere@example.no');
    it.pass(1);
    expect(await it.forgetOld()).toBeGreaterThan(0);
    expect((await shown()).pending_email).toBeNull();
  });

  test('the link is of no other use, and no other link makes an address the account’s', async () => {
    const { token, browser, shown } = await asked();
    const reset = { token, password: NEW, password_confirmation: NEW };
    expect((await browser.post('/customers/password/reset', reset)).status).toBe(410);
    await browser.post('/customers/password/email', { email: 'kari@example.no' });
    expect((await confirm(linkOf((await it.post())[0]))).status).toBe(410);
    expect((await shown()).email).toBe('kari@example.no');
  });

  test('is given up by its owner without a password, and then its link is worth nothing', async () => {
    const { token, change } = await asked();
    expect((await change({ pending_email: null })).body).toMatchObject({
      email: 'kari@example.no',
      pending_email: null,
    });
    expect((await confirm(token)).status).toBe(410);
    await change({ email: 'ny@example.no', ...proof });
    expect((await confirm(token)).status).toBe(410);
    expect((await change({ pending_email: 'tyv@example.no' })).status).toBe(422);
  });

  test('sent again it comes anew, also when the whole form is sent with it, and not without end', async () => {
    const { browser, change, shown, token } = await asked();
    expect((await change({ email: 'kari@example.no', city: 'Bergen' })).body.pending_email).toBe('ny@example.no');
    await browser.get('/customers/email/resend');
    const again = linkOf((await it.post())[0]);
    expect(again).not.toBe(token);
    await browser.get('/customers/email/resend');
    expect((await browser.get('/customers/email/resend')).status).toBe(429);
    const many = await change({ email: 'nyere@example.no', ...proof });
    expect([many.status, many.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect((await confirm(again)).status).toBe(200);
    expect((await shown()).email).toBe('ny@example.no');
    // A link that is worth nothing any more, to an address that is confirmed by the other.
    expect((await confirm(token)).status).toBe(409);
  });

  test.each([
    [
      'a link in a email to the old address',
      async (_own: Awaited<ReturnType<typeof asked>>) => {
        await openBrowser().post('/customers/password/email', { email: 'kari@example.no' });
        const reset = { token: linkOf((await it.post())[0]), password: NEW, password_confirmation: NEW };
        expect((await openBrowser().post('/customers/password/reset', reset)).status).toBe(200);
      },
    ],
    [
      'the account',
      async ({ change }: Awaited<ReturnType<typeof asked>>) => {
        const sent = { password: NEW, password_confirmation: NEW, ...proof };
        expect((await change(sent)).body.pending_email).toBeNull();
      },
    ],
  ])('a password changed by %s ends what whoever knew the old one had asked for', async (_name, renew) => {
    const own = await asked('tyv@example.no');
    await renew(own);
    expect((await confirm(own.token)).status).toBe(410);
    expect(await isIn(await elsewhere(NEW))).toBe(true);
  });

  test('with a new password at once it waits all the same', async () => {
    const { change, shown } = await kari();
    await change({ email: 'ny@example.no', phone: '41234567', password: NEW, password_confirmation: NEW, ...proof });
    expect(await shown()).toMatchObject({
      email: 'kari@example.no',
      pending_email: 'ny@example.no',
      phone: '41234567',
    });
    expect((await confirm(linkOf((await it.post())[0]))).status).toBe(200);
    expect((await shown()).email).toBe('ny@example.no');
  });

  test('the address before keeps its word of goods that are back', async () => {
    const { token, browser, id } = await asked();
    await confirm(token);
    const { sql } = database;
    const forgotten: unknown[] = [];
    it.forget.push(async (_tx, customer) => void forgotten.push(customer));
    await browser.delete(`/customers/${id}`, proof);
    expect(forgotten).toEqual([{ id, provenEmail: 'ny@example.no' }]);
    expect(await sql`select from customers`).toHaveLength(0);
  });
});
