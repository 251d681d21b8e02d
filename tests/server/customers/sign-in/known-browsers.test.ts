import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openBrowser } from '@/tests/server/customers/browser';
import { about, linkOf, MINUTE, open, PASSWORD, registration } from '@/tests/server/customers/fixture';
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
  await database.sql`truncate customers, attempts, mails, wanted_letters restart identity cascade`;
  it = open(database.sql);
  Object.assign(shop, it.shop);
});

const email = 'kari@example.no';
const login = { email, password: PASSWORD };
const wrong = { email, password: 'wrong password' };

/** Her browser, logged out. */
async function kari() {
  const browser = openBrowser();
  const { body } = await browser.post('/customers/register', registration());
  await browser.post('/customers/email/verify', { token: linkOf((await it.post())[0]) });
  await browser.post('/customers/logout');
  await it.post();
  return { browser, id: body.id as number };
}
type Browser = ReturnType<typeof openBrowser>;
const statusOf = async (browser: Browser, sent: object) => (await browser.post('/customers/login', sent)).status;
/** Strangers from everywhere, and from her own network, use up what they may try. */
async function strangersGuess() {
  for (let n = 0; n < 100; n++) await statusOf(openBrowser({ address: `198.51.100.${n >> 2}` }), wrong);
  for (let n = 0; n < 25; n++) await statusOf(openBrowser(), { ...wrong, email: `k${n >> 2}@example.no` });
}
const stranger = () => openBrowser({ address: '198.51.100.200' });

describe('rule 6.15: a browser that has logged in', () => {
  test('gets in whatever strangers have tried, also in its own network; another does not', async () => {
    const { browser } = await kari();
    await strangersGuess();
    expect(await statusOf(stranger(), login)).toBe(429);
    expect(await statusOf(openBrowser(), login)).toBe(429);
    expect(await statusOf(browser, login)).toBe(200);
  });

  test('has five tries of its own, and then waits like everybody', async () => {
    const { browser } = await kari();
    for (let n = 0; n < 5; n++) expect(await statusOf(browser, wrong)).toBe(422);
    const held = await browser.post('/customers/login', login);
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '30']);
    it.pass(30_000);
    expect(await statusOf(browser, login)).toBe(200);
    // What the browser tried is not counted against others.
    expect(await statusOf(openBrowser(), login)).toBe(200);
  });

  test('is known by a cookie no script reads, new at each login, of which the database holds a hash', async () => {
    const { browser } = await kari();
    const before = browser.cookies.get('knownDevice') ?? '';
    const { headers } = await browser.post('/customers/login', login);
    const line = headers.getSetCookie().find((one) => one.startsWith('knownDevice=')) ?? '';
    expect(line).toMatch(/^knownDevice=[\w-]{43}; Path=\/; SameSite=Strict; Max-Age=315\d{5}; HttpOnly/);
    const rows = await database.sql`select id from customer_devices`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get('knownDevice'));
    expect(browser.cookies.get('knownDevice')).not.toBe(before);
    // The one before, which somebody may have planted or copied, is worth nothing.
    await browser.post('/customers/logout');
    await strangersGuess();
    browser.cookies.set('knownDevice', before);
    expect(await statusOf(browser, login)).toBe(429);
  });

  test('is known to each account it has been in, and to no other', async () => {
    const { browser } = await kari();
    const ola = { email: 'ola@example.no', phone: '41234567' };
    await openBrowser().post('/customers/register', registration(ola));
    expect(await statusOf(browser, { ...login, email: ola.email })).toBe(200);
    await browser.post('/customers/logout');
    await strangersGuess();
    expect(await statusOf(browser, login)).toBe(200);
    const own = browser.cookies.get('knownDevice') ?? '';
    const third = { email: 'siri@example.no', phone: '91111111' };
    await openBrowser({ address: '192.0.2.1' }).post('/customers/register', registration(third));
    const thief = stranger();
    for (let n = 0; n < 6; n++) {
      thief.cookies.set('knownDevice', own);
      await statusOf(thief, { ...wrong, email: third.email });
    }
    expect(await statusOf(thief, { ...login, email: third.email })).toBe(429);
  });

  test('is unknown after a new password, and after twelve months', async () => {
    const { browser, id } = await kari();
    const devices = () => database.sql`select from customer_devices where customer_id = ${id}`;
    await browser.post('/customers/password/email', { email });
    const token = linkOf(about(await it.post(), 'Nytt passord')[0]);
    const password = 'et helt nytt passord';
    await openBrowser().post('/customers/password/reset', { token, password, password_confirmation: password });
    expect(await devices()).toHaveLength(0);
    expect(await statusOf(browser, { email, password })).toBe(200);
    expect(await devices()).toHaveLength(1);
    it.pass(366 * 24 * 60 * MINUTE);
    await it.forgetOld();
    expect(await devices()).toHaveLength(0);
  });
});

describe('rule 6.16: a link that logs in', () => {
  const ask = (who: object, browser = stranger()) => browser.post('/customers/login-link', who);
  const emailTo = async (who: object = { email }) => {
    await ask(who);
    return (await it.post())[0];
  };

  test('gets a browser in that is held back, once, and makes it known', async () => {
    await kari();
    await strangersGuess();
    const browser = openBrowser();
    expect(await statusOf(browser, login)).toBe(429);
    const mail = await emailTo();
    expect([mail?.to, mail?.subject]).toEqual([email, 'Innloggingslenken din']);
    expect(mail?.text).toContain('https://nordvidda.example/innloggingslenke?token=');
    const token = linkOf(mail);
    const { status, body } = await browser.post('/customers/login-link/use', { token });
    expect([status, body.firstname]).toEqual([200, 'Kari']);
    expect((await browser.get('/customers/current')).status).toBe(200);
    await browser.post('/customers/logout');
    expect(await statusOf(browser, login)).toBe(200);
    expect((await openBrowser().post('/customers/login-link/use', { token })).status).toBe(410);
  });

  test('is asked for by phone as well, and goes to the e-mail of the account', async () => {
    await kari();
    expect((await emailTo({ phone: '+4791234567' }))?.to).toBe(email);
    expect((await emailTo({ email: '91234567' }))?.to).toBe(email);
  });

  test('is the same answer for nobody, and no mail', async () => {
    await kari();
    const [known, unknown] = [await ask({ email }), await ask({ email: 'nobody@example.no' })];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await it.post()).toHaveLength(1);
    expect((await ask({ email: 'no address' })).body.errors).toHaveProperty('email');
  });

  test('holds for thirty minutes, and not after a new password', async () => {
    const { browser } = await kari();
    const use = async (token: string) => (await browser.post('/customers/login-link/use', { token })).status;
    const old = linkOf(await emailTo());
    it.pass(30 * MINUTE + 1);
    expect(await use(old)).toBe(410);
    const token = linkOf(await emailTo());
    await browser.post('/customers/password/email', { email });
    const reset = linkOf(about(await it.post(), 'Nytt passord')[0]);
    const password = 'et helt nytt passord';
    await browser.post('/customers/password/reset', { token: reset, password, password_confirmation: password });
    for (const one of [token, reset, '', 'x.y', `${token}.z`]) expect(await use(one)).toBe(410);
  });

  test('is a link to a new password where nobody has proven the address', async () => {
    await openBrowser().post('/customers/register', registration());
    await it.post();
    expect((await emailTo())?.subject).toBe('Nytt passord');
  });

  test('is not sent again and again, and whoever asks too often leaves a good one', async () => {
    await kari();
    let last = '';
    for (let n = 0; n < 40; n++) {
      const { status, headers } = await ask({ email }, openBrowser({ address: `198.51.100.${n}` }));
      const [mail] = await it.post();
      if (mail) last = linkOf(mail);
      expect([status, mail === undefined]).toEqual(n < 3 || n % 2 === 0 ? [200, false] : [429, true]);
      if (status === 429) it.pass(Number(headers.get('retry-after')) * 1000 - 1000);
      if (status === 429)
        expect((await openBrowser().post('/customers/login-link/use', { token: last })).status).toBe(200);
      if (status === 429) it.pass(1000);
    }
  });
});
