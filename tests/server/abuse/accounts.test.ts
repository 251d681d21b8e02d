import { sealData } from 'iron-session';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '@/server/env';
import { openBrowser } from '@/tests/server/customers/browser';
import { linkOf, open, PASSWORD, registration } from '@/tests/server/customers/fixture';
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

async function customer(over = {}) {
  const browser = openBrowser();
  const { body } = await browser.post('/customers/register', registration(over));
  return { browser, id: body.id as number };
}
const ola = { email: 'ola@example.no', phone: '41234567', firstname: 'Ola' };
const login = { email: 'kari@example.no', password: PASSWORD };
const rowOf = async (id: number) => (await database.sql`select * from customers where id = ${id}`)[0];

describe('rule 6.2, rule 7.10: another customer', () => {
  test('can be neither read, changed nor deleted by id', async () => {
    const kari = await customer();
    const { browser } = await customer(ola);
    const before = await rowOf(kari.id);
    expect((await browser.put(`/customers/${kari.id}`, { firstname: 'Mallory' })).status).toBe(401);
    expect((await browser.delete(`/customers/${kari.id}`)).status).toBe(401);
    for (const id of ['0', '-1', 'x', '1.5', '99999999999', `${kari.id} or 1=1`, '../current'])
      expect((await browser.put(`/customers/${encodeURIComponent(id)}`, {})).status).toBe(404);
    expect(await rowOf(kari.id)).toEqual(before);
  });

  test('keeps her e-mail and phone: nobody can take them by an update', async () => {
    await customer();
    const { browser, id } = await customer(ola);
    const ask = (body: object) => browser.put(`/customers/${id}`, { ...body, current_password: PASSWORD });
    expect((await ask({ phone: '91234567' })).status).toBe(423);
    // Whether an address has an account is for its owner to know.
    expect((await ask({ email: 'kari@example.no' })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ email: 'ola@example.no', phone: '41234567' });
  });

  test('has orders and reviews nobody else sees', async () => {
    const { browser } = await customer();
    for (const what of ['reservations', 'orders', 'reviews'])
      expect((await browser.get(`/customers/current/${what}`)).body).toMatchObject({ [what]: [], total: 0 });
  });
});

describe('mass assignment', () => {
  const loot = {
    ...{ id: 4711, auth_id: '00000000-0000-4000-8000-000000000000', verified: true, permissions: ['admin'] },
    ...{ password_hash: 'x', passwordHash: 'x', club_code: 'X', clubCode: 'X', created_at: '2000-01-01', loaded: true },
    ...{ cookie_default: false, token: 'x', __proto__: { verified: true }, constructor: { verified: true } },
  };

  test('at registration and update is left behind', async () => {
    const { browser, id } = await customer(loot);
    const made = await rowOf(id);
    expect(id).not.toBe(4711);
    expect(made).toMatchObject({ verified: false, permissions: [], cookieDefault: true });
    expect(made?.passwordHash).toBe(`hash of ${PASSWORD}`);
    expect((await browser.put(`/customers/${id}`, loot)).status).toBe(200);
    expect(await rowOf(id)).toEqual(made);
  });
});

describe('text is text', () => {
  const nasty = [
    `'; drop table customers; --`,
    `Robert"); select pg_sleep(9); --`,
    '<script>alert(1)</script>',
    '{{7*7}} <%= 7*7 %> {name}',
    '\\x00 %00 \\u0000',
  ];
  test.each(nasty)('%j is kept as typed and is never markup in a mail', async (text) => {
    const { browser, id } = await customer({ firstname: text, surname: text, city: text });
    const { body } = await browser.put(`/customers/${id}`, { address: { addr: text }, preferences: { note: text } });
    expect(body).toMatchObject({ firstname: text, city: text, address: { addr: text }, preferences: { note: text } });
    const [mail] = await it.post();
    expect(mail?.text).toContain(text.includes('{name}') ? '{{7*7}}' : text);
    expect(mail?.html).not.toContain('<script>');
  });

  test.each(['firstname', 'surname', 'city', 'email', 'phone', 'birth_date', 'password'])(
    'NUL in %s is a 422',
    async (field) => {
      const text = 'Ka\u0000ri-og-noe-til';
      const sent = registration({ [field]: text, ...(field === 'password' ? { password_confirmation: text } : {}) });
      expect((await openBrowser().post('/customers/register', sent)).status).toBe(422);
    },
  );

  test('NUL in the preferences is a 422 too, and a header cannot be begun', async () => {
    const nul = registration({ preferences: { a: '\u0000' } });
    expect((await openBrowser().post('/customers/register', nul)).status).toBe(422);
    const header = registration({ firstname: 'Kari\r\nBcc: x@y.no', email: 'a@b.no\r\nBcc: x@y.no' });
    const { status, body } = await openBrowser().post('/customers/register', header);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['firstname', 'email']]);
  });

  test.each(['firstname', 'surname', 'city', 'email', 'phone'])(
    'rule 5.13: what is not seen in %s is a 422',
    async (field) => {
      for (const text of ['\u202eKari', 'Ka\u200bri', 'k\u00adari@example.no', '9123\u20604567']) {
        const { status, body } = await openBrowser().post('/customers/register', registration({ [field]: text }));
        expect([status, body.errors[field]]).toEqual([422, ['Feltet har usynlige tegn. Tøm det og skriv på nytt']]);
      }
    },
  );

  test('SQL in what one logs in with is nobody', async () => {
    await customer();
    for (const email of [`' or 1=1 --`, `kari@example.no' --`, '%', 'kari@example.no\u0000', 'ka\u0000ri@example.no'])
      expect((await openBrowser().post('/customers/login', { email, password: PASSWORD })).status).toBe(422);
  });
});

test('NUL in the address of a forgotten password is a 422', async () => {
  const email = 'ka\u0000ri@example.no';
  expect((await openBrowser().post('/customers/password/email', { email })).status).toBe(422);
});

describe('rule 6.4: the session', () => {
  test('a cookie that is tampered with, foreign or made up is nobody', async () => {
    const { browser } = await customer();
    const real = browser.cookies.get('session') ?? '';
    const foreign = await sealData({ sid: 'x' }, { password: 'a secret of somebody else, long enough' });
    const unknown = await sealData({ sid: 'x' }, { password: env.SESSION_SECRET });
    const odd = await sealData({ sid: { $ne: null } }, { password: env.SESSION_SECRET });
    const middle = real.length >> 1;
    const tampered = `${real.slice(0, middle)}${real[middle] === 'a' ? 'b' : 'a'}${real.slice(middle + 1)}`;
    for (const cookie of ['', 'x', tampered, real.slice(0, middle), foreign, unknown, odd, 'Fe26.2*'.repeat(500)]) {
      browser.cookies.set('session', cookie);
      expect((await browser.get('/customers/current')).status).toBe(204);
    }
    browser.cookies.set('session', real);
    expect((await browser.get('/customers/current')).status).toBe(200);
  });

  test('holds nothing but an id that the table knows only by its digest', async () => {
    const { browser } = await customer();
    const [row] = await database.sql`select id from sessions`;
    expect(browser.cookies.get('session')).not.toContain(row?.id);
    expect(row?.id).toMatch(/^[\da-f]{64}$/);
  });

  test('a planted cookie is not what one is logged in with', async () => {
    const mallory = await customer(ola);
    const planted = mallory.browser.cookies.get('session') ?? '';
    await customer();
    const victim = openBrowser();
    victim.cookies.set('session', planted);
    await victim.get('/token');
    await victim.post('/customers/login', login);
    const second = await victim.post('/customers/login', login);
    expect([second.status, second.body.firstname]).toEqual([200, 'Kari']);
    expect(victim.cookies.get('session')).not.toBe(planted);
    expect((await mallory.browser.get('/customers/current')).status).toBe(204);
  });

  test('a copy of the cookie is worth nothing after logout', async () => {
    const { browser } = await customer();
    const copy = new Map(browser.cookies);
    await browser.post('/customers/logout');
    const thief = openBrowser();
    for (const [name, value] of copy) thief.cookies.set(name, value);
    expect((await thief.get('/customers/current')).status).toBe(204);
    expect((await thief.get('/customers/current/export')).status).toBe(401);
  });

  test('answers never hold the password or its hash', async () => {
    const { browser, id } = await customer();
    const answers = await Promise.all([
      browser.get('/customers/current'),
      browser.get('/customers/current/export'),
      browser.put(`/customers/${id}`, {}),
    ]);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/password|hash of|tre fjell/i);
  });
});

describe('rule 6.5: guessing', () => {
  const wrong = { email: 'kari@example.no', password: 'wrong password' };

  test('is slowed down per account and network, longer and longer, in the database', async () => {
    await customer();
    const guess = () => openBrowser().post('/customers/login', wrong);
    for (let n = 1; n <= 5; n++) expect((await guess()).status).toBe(422);
    const waits: string[] = [];
    for (const told of ['30 sekunder', 'ett minutt', '2 minutter']) {
      const { status, body, headers } = await guess();
      expect([status, body.message]).toEqual([429, `For mange innloggingsforsøk - prøv igjen om ${told}`]);
      waits.push(headers.get('retry-after') ?? '');
      it.pass(Number(headers.get('retry-after')) * 1000);
      expect((await guess()).status).toBe(422);
    }
    expect(waits).toEqual(['30', '60', '120']);
    // Another instance knows too, and the right password does not help.
    Object.assign(shop, open(database.sql, it.clock()).shop);
    expect((await openBrowser().post('/customers/login', login)).status).toBe(429);
    Object.assign(shop, open(database.sql, new Date(it.clock().getTime() + 16 * 60_000)).shop);
    expect((await openBrowser().post('/customers/login', login)).status).toBe(200);
  });

  test('by a stranger keeps nobody else out', async () => {
    await customer();
    for (let n = 1; n <= 8; n++) await openBrowser({ address: '198.51.100.1' }).post('/customers/login', wrong);
    expect((await openBrowser().post('/customers/login', login)).status).toBe(200);
  });

  test('is slowed down from all networks together', async () => {
    await customer();
    const guess = (n: number) => openBrowser({ address: `198.51.100.${n}` }).post('/customers/login', wrong);
    const [statuses, held] = [[] as number[], [] as number[]];
    for (let n = 0; n < 100; n++) statuses.push((await guess(Math.floor(n / 4))).status);
    for (let n = 0; n < 3; n++) held.push((await guess(200 + n)).status);
    expect([new Set(statuses), held]).toEqual([new Set([422]), [429, 429, 429]]);
    it.pass(30_000);
    expect([(await guess(210)).status, (await guess(211)).status]).toEqual([422, 429]);
  });

  test('is slowed down per address, over accounts', async () => {
    const browser = openBrowser();
    const guess = (n: number) => browser.post('/customers/login', { ...wrong, email: `k${n}@example.no` });
    for (let n = 1; n <= 20; n++) expect((await guess(n)).status).toBe(422);
    expect((await guess(21)).status).toBe(429);
    expect((await openBrowser({ address: '198.51.100.1' }).post('/customers/login', wrong)).status).toBe(422);
  });

  test('at once gives no more tries than one after the other', async () => {
    await customer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => openBrowser().post('/customers/login', wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test('logging in rightly does not use up tries', async () => {
    await customer();
    const browser = openBrowser();
    for (let n = 0; n < 25; n++) {
      expect((await browser.post('/customers/login', login)).status).toBe(200);
      await browser.post('/customers/logout');
    }
  });

  test('tells nothing: the same answer and the same work whether the account exists', async () => {
    await customer();
    const before = it.asked.verified.length;
    const exists = await openBrowser().post('/customers/login', wrong);
    const afterOne = it.asked.verified.length;
    const absent = await openBrowser().post('/customers/login', { ...wrong, email: 'nobody@example.no' });
    const never = await openBrowser().post('/customers/login', { ...wrong, email: 'no address' });
    expect(absent.body).toEqual(exists.body);
    expect(never.body).toEqual(exists.body);
    expect([afterOne - before, it.asked.verified.length - afterOne]).toEqual([1, 2]);
  });

  test('a forgotten password tells nothing either, and mails nobody else', async () => {
    await customer();
    await it.post();
    const known = await openBrowser().post('/customers/password/email', { email: 'kari@example.no' });
    const unknown = await openBrowser().post('/customers/password/email', { email: 'nobody@example.no' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect((await it.post()).map(({ to }) => to)).toEqual(['kari@example.no']);
    const statuses = [];
    for (const email of ['kari@example.no', 'nobody@example.no'])
      for (let n = 0; n < 3; n++)
        statuses.push((await openBrowser().post('/customers/password/email', { email })).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
  });

  test('two at once cannot use one link twice', async () => {
    await customer();
    await it.post();
    await openBrowser().post('/customers/password/email', { email: 'kari@example.no' });
    const token = linkOf((await it.post())[0]);
    const reset = { token, password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' };
    const answers = await Promise.all([1, 2, 3].map(() => openBrowser().post('/customers/password/reset', reset)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  test('a link sent to an address the account no longer has is worth nothing', async () => {
    const { browser, id } = await customer();
    await browser.post('/customers/password/email', { email: 'kari@example.no' });
    const [verify, reset] = await it.post();
    await browser.put(`/customers/${id}`, { email: 'ny@example.no', current_password: PASSWORD });
    await browser.post('/customers/email/verify', { token: linkOf((await it.post())[0]) });
    expect((await browser.post('/customers/email/verify', { token: linkOf(verify) })).status).toBe(410);
    const password = 'et helt nytt passord';
    const sent = { token: linkOf(reset), password, password_confirmation: password };
    expect((await browser.post('/customers/password/reset', sent)).status).toBe(410);
  });
});
