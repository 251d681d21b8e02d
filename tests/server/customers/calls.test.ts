import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transaction } from '@/server/platform/db/transact';
import { openTestDatabase } from '@/tests/support/database';
import { type Answer, openBrowser } from './browser';
import { about, HOUR, linkOf, MINUTE, open, PASSWORD, registration } from './fixture';

const shop = vi.hoisted(() => ({}) as ReturnType<typeof open>['shop']);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let it: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.sql`truncate customers, attempts, mails, orders restart identity cascade`;
  it = open(database.sql);
  Object.assign(shop, it.shop);
});

/** A browser in which Kari has registered, so that she is logged in. */
async function kari() {
  const browser = openBrowser();
  const { body } = await browser.post('/customers/register', registration());
  return { browser, id: body.id as number, customer: body };
}
const login = { email: 'kari@example.no', password: PASSWORD };

describe('register', () => {
  test('makes an account, logs in and sends a mail to verify', async () => {
    const browser = openBrowser();
    const answer = await browser.post('/customers/register', registration({ newsletter: 1 }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      ...{ firstname: 'Kari', email: 'kari@example.no', phone: '91234567', verified: false, terms_conditions: true },
      ...{
        newsletter: true,
        marketing: false,
        event_invite: false,
        birthday_gift: false,
        cookie_ga: false,
        club: false,
      },
      ...{ permissions: [], birth_date: null, gender_id: null, address: { addr: '', postnr: '' } },
    });
    expect((await browser.get('/customers/current')).body.id).toBe(answer.body.id);
    expect(about(await it.post(), 'Bekreft e-postadressen din')).toHaveLength(1);
  });

  test('keeps every field of rule 3.11 a person may set', async () => {
    await database.sql`insert into genders (id, name) values (2, 'Dame') on conflict do nothing`;
    const sent = {
      ...registration({ birth_date: '1990-05-17', gender_id: 2, address: { addr: 'Storgata 1', postnr: '0155' } }),
      ...{ city: 'Oslo', preferences: { size: 'M' }, club: true, marketing: true, event_invite: true },
      ...{
        birthday_gift: true,
        cookies: true,
        cookie_ga: true,
        cookie_google_tag_manager: true,
        cookie_meta_pixel: true,
      },
    };
    const { body } = await openBrowser().post('/customers/register', sent);
    const { password, password_confirmation, phone, ...kept } = sent;
    expect(body).toMatchObject({ ...kept, phone: '91234567', terms_conditions: true });
  });

  test('words at the fields, rule 5.4', async () => {
    const { status, body } = await openBrowser().post('/customers/register', {});
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: 'Ugyldig data',
      errors: {
        firstname: ['Fornavn må ha en verdi'],
        surname: ['Etternavn må ha en verdi'],
        phone: ['Telefonnummer må ha en verdi'],
        email: ['Email må ha en verdi'],
        password: ['Passord må ha en verdi'],
        terms_conditions: ['Du må godta vilkårene'],
      },
    });
  });

  test.each(['+47  91234567', '0047  91234567', '+47\t 91234567', '912 34 567'])(
    'rule 5.1: at most one space, after the prefix: %j is refused',
    async (phone) => {
      const { status, body } = await openBrowser().post('/customers/register', registration({ phone }));
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['phone']]);
      const { browser, id } = await kari();
      expect((await browser.put(`/customers/${id}`, { phone })).status).toBe(422);
    },
  );

  test.each([
    ['short', 'ni tegn__'],
    ['common', 'password123'],
    ['Norwegian and common', 'Passord1234'],
    ['a run', '1234567890'],
    ['one letter', 'aaaaaaaaaaaa'],
    ['the e-mail', 'kari@example.no'],
    ['the phone', '9123456791234567'.slice(0, 8).padEnd(10, '0')],
    ['too long', 'x'.repeat(1001)],
  ])('a password that is %s is refused', async (_name, password) => {
    const sent = registration({ password, password_confirmation: password });
    const { status, body } = await openBrowser().post('/customers/register', sent);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  });

  test('an e-mail or phone that has an account: 423, in the words of rule 8.1', async () => {
    await kari();
    const text = 'account already exists with same email or phone - forgot password?';
    for (const over of [{ phone: '41234567', email: 'KARI@example.no' }, { email: 'other@example.no' }]) {
      const { status, body } = await openBrowser().post('/customers/register', registration(over));
      expect([status, body]).toEqual([423, { code: 'account_exists', message: text }]);
    }
  });

  test('two at once: one account', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => openBrowser({ address: `203.0.113.${n}` }).post('/customers/register', registration())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 423, 423, 423]);
  });
});

describe('login and logout', () => {
  test.each([
    ['/customers/login', login],
    ['/customers/login', { phone: '91 23 45 67'.replaceAll(' ', ''), password: PASSWORD }],
    ['/customers/login', { email: '+4791234567', password: PASSWORD }],
    ['/customers/login/email', { email: ' KARI@example.no', password: PASSWORD }],
    ['/customers/login/phone', { phone: '004791234567', password: PASSWORD }],
  ])('%s %j', async (path, body) => {
    await kari();
    const browser = openBrowser();
    const answer = await browser.post(path, body);
    expect([answer.status, answer.body.firstname]).toEqual([200, 'Kari']);
    expect((await browser.get('/customers/current')).status).toBe(200);
  });

  test.each([
    ['/customers/login', { ...login, password: 'something else' }],
    ['/customers/login', { ...login, email: 'nobody@example.no' }],
    ['/customers/login', { email: 'no address', password: PASSWORD }],
    ['/customers/login', { password: PASSWORD }],
    ['/customers/login/phone', login],
    ['/customers/login/email', { email: '91234567', password: PASSWORD }],
  ])('%s %j: 422 in the words of rule 8.1', async (path, body) => {
    await kari();
    const answer = await openBrowser().post(path, body);
    expect([answer.status, answer.body]).toEqual([
      422,
      { code: 'wrong_credentials', message: 'Feil brukernavn/passord - har du glemt passordet ditt?' },
    ]);
  });

  test('an unknown type is no address', async () => {
    expect((await openBrowser().post('/customers/login/token', login)).status).toBe(404);
  });

  test('somebody logged in already: 401, and logged out', async () => {
    const { browser } = await kari();
    const answer = await browser.post('/customers/login', login);
    expect([answer.status, answer.body.message]).toEqual([
      401,
      'Du er allerede logget inn - logg ut for å logge inn med en ny bruker',
    ]);
    expect((await browser.get('/customers/current')).status).toBe(204);
    expect((await browser.post('/customers/login', login)).status).toBe(200);
    expect((await browser.post('/customers/register', registration())).status).toBe(401);
  });

  test('logout, and once more: 404', async () => {
    const { browser } = await kari();
    expect((await browser.post('/customers/logout')).status).toBe(204);
    expect((await browser.get('/customers/current')).status).toBe(204);
    const again = await browser.post('/customers/logout');
    expect([again.status, again.body.message]).toEqual([404, 'Ingen bruker logget inn - vennligst logg inn']);
  });

  test('without the token: 419', async () => {
    const answer = await openBrowser().ask('POST', '/customers/login', login);
    expect([answer.status, answer.body.message]).toEqual([419, 'Vennligst last siden på nytt']);
  });
});

describe('verify and reset', () => {
  test('rule 6.3: a link to verify works once, welcomes, and says later that all is well', async () => {
    const { browser } = await kari();
    const token = linkOf((await it.post())[0]);
    const before = browser.cookies.get('session');
    expect((await browser.post('/customers/email/verify', { token })).status).toBe(200);
    expect((await browser.get('/customers/current')).body.verified).toBe(true);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect(about(await it.post(), 'Velkommen til Nordvidda')).toHaveLength(1);
    const again = await openBrowser().post('/customers/email/verify', { token });
    expect([again.status, again.body.message]).toEqual([409, 'E-postadressen er allerede bekreftet.']);
    expect(about(await it.post(), 'Velkommen til Nordvidda')).toEqual([]);
  });

  test('resend: to the address, not too often, and not once it is verified', async () => {
    const { browser } = await kari();
    await it.post();
    const answer = await browser.get('/customers/email/resend');
    expect([answer.status, answer.body]).toEqual([200, { email: 'kari@example.no' }]);
    expect((await it.post()).map(({ to }) => to)).toEqual(['kari@example.no']);
    await browser.get('/customers/email/resend');
    await browser.get('/customers/email/resend');
    const many = await browser.get('/customers/email/resend');
    expect([many.status, many.headers.get('retry-after')]).toEqual([429, '60']);
    await browser.post('/customers/email/verify', { token: linkOf((await it.post())[0]) });
    expect((await browser.get('/customers/email/resend')).status).toBe(409);
  });

  test('resend without a customer is a 404, and a link elsewhere cannot ask for it', async () => {
    expect((await openBrowser().get('/customers/email/resend')).status).toBe(404);
    const { browser } = await kari();
    const asked = await browser.ask('GET', '/customers/email/resend', undefined, { 'x-requested-with': '' });
    expect(asked.status).toBe(419);
  });

  test('resend that fails says so', async () => {
    const { browser } = await kari();
    await database.sql`alter table mails rename to mails_away`;
    const answer = await browser.get('/customers/email/resend');
    await database.sql`alter table mails_away rename to mails`;
    expect([answer.status, answer.body.message]).toEqual([503, 'Epost ble ikke sendt']);
  });

  test('a new password by a link: once, within the hour, and every session ends', async () => {
    const { browser } = await kari();
    await it.post();
    const other = openBrowser();
    await other.post('/customers/password/email', { email: 'Kari@example.no' });
    const mails = await it.post();
    const token = linkOf(about(mails, 'Nytt passord')[0]);
    const reset = { token, password: 'et helt nytt passord', password_confirmation: 'et helt nytt passord' };
    expect(
      (await other.post('/customers/password/reset', { ...reset, password_confirmation: 'x' })).body.errors,
    ).toEqual({
      password_confirmation: ['Passordene er ikke like'],
    });
    expect((await other.post('/customers/password/reset', reset)).status).toBe(200);
    expect((await other.post('/customers/password/reset', reset)).status).toBe(410);
    expect((await browser.get('/customers/current')).status).toBe(204);
    expect((await other.post('/customers/login', login)).status).toBe(422);
    expect((await other.post('/customers/login', { ...login, password: reset.password })).status).toBe(200);
  });

  test('a link that is too old, tampered with, or of the other kind is worth nothing', async () => {
    const { browser } = await kari();
    const verify = linkOf((await it.post())[0]);
    await browser.post('/customers/password/email', { email: 'kari@example.no' });
    const token = linkOf((await it.post())[0]);
    const reset = (one: string) =>
      browser.post('/customers/password/reset', { token: one, password: PASSWORD, password_confirmation: PASSWORD });
    const tampered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const one of ['', 'x', 'x.y', verify, tampered]) expect((await reset(one)).status).toBe(410);
    it.pass(HOUR + 1);
    expect((await reset(token)).status).toBe(410);
  });
});

describe('the own account', () => {
  const other = 'En annen bruker er logget inn';

  test('a change keeps what is left out or empty', async () => {
    const { browser, id } = await kari();
    const changed = await browser.put(`/customers/${id}`, { city: ' Bergen ', firstname: '', newsletter: true });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ firstname: 'Kari', city: 'Bergen', newsletter: true, marketing: false });
  });

  /** Sends a change that finds the account held by another tab's, and lets it through when that one has been written. */
  async function meanwhile(write: (tab: Transaction) => Promise<unknown>, send: () => Promise<Answer>) {
    const { sql } = database;
    const waiting = () =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { answer } = await sql.begin(async (tab) => {
      await write(tab);
      const asked = send();
      while ((await waiting()).length === 0);
      return { answer: asked };
    });
    return answer;
  }

  test('a change of one thing leaves what another tab changes meanwhile', async () => {
    const { browser, id } = await kari();
    const answer = await meanwhile(
      (tab) => tab`update customers set city = 'Bergen', preferences = '{"activity_skiing": true}' where id = ${id}`,
      () =>
        browser.put(`/customers/${id}`, {
          ...{ phone: '41234567', preferences: { activity_hiking: true } },
          current_password: PASSWORD,
        }),
    );
    const now = { city: 'Bergen', phone: '41234567', preferences: { activity_skiing: true, activity_hiking: true } };
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining(now)]);
    expect((await browser.get('/customers/current')).body).toMatchObject(now);
  });

  test('an e-mail address that another tab changes meanwhile is told of what became of it, not of what it was', async () => {
    const { browser, id } = await kari();
    await it.post();
    await meanwhile(
      (tab) => tab`update customers set email = 'bergen@example.no' where id = ${id}`,
      () => browser.put(`/customers/${id}`, { email: 'oslo@example.no', current_password: PASSWORD }),
    );
    expect((await it.post()).map(({ to }) => to)).toEqual(['oslo@example.no', 'bergen@example.no']);
  });

  test('a current password that another tab changes meanwhile is not the current one any more', async () => {
    const { browser, id } = await kari();
    const password = 'et helt nytt passord';
    const answer = await meanwhile(
      (tab) => tab`update customers set password_hash = 'hash of another' where id = ${id}`,
      () => browser.put(`/customers/${id}`, { password, password_confirmation: password, current_password: PASSWORD }),
    );
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong_current_password']);
  });

  test('a new password needs the current one, ends other sessions and keeps this one', async () => {
    const { browser, id } = await kari();
    const elsewhere = openBrowser();
    await elsewhere.post('/customers/login', login);
    const password = 'et helt nytt passord';
    const wanted = { password, password_confirmation: password };
    const refused = await browser.put(`/customers/${id}`, { ...wanted, current_password: 'wrong' });
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        code: 'wrong_current_password',
        message: 'Ugyldig data',
        errors: { current_password: ['Det nåværende passordet er feil'] },
      },
    ]);
    const before = browser.cookies.get('session');
    expect((await browser.put(`/customers/${id}`, { ...wanted, current_password: PASSWORD })).status).toBe(200);
    expect(browser.cookies.get('session')).not.toBe(before);
    expect((await browser.get('/customers/current')).status).toBe(200);
    expect((await elsewhere.get('/customers/current')).status).toBe(204);
  });

  test('what does not fit: 422 with words at the fields', async () => {
    const { browser, id } = await kari();
    const answer = await browser.put(`/customers/${id}`, { phone: '123', gender_id: null, birth_date: '2020-02-30' });
    expect([answer.status, answer.body.message]).toEqual([422, 'Ikke gyldig data, alle feltene må fylles ut']);
    expect(Object.keys(answer.body.errors)).toEqual(['phone', 'birth_date']);
    const gender = await browser.put(`/customers/${id}`, { gender_id: 4711 });
    expect([gender.status, gender.body.errors]).toEqual([422, { gender_id: ['Ugyldig data'] }]);
  });

  test('another customer: 401; nobody: 404; both for update and delete', async () => {
    const { browser, id } = await kari();
    for (const answer of [await browser.put(`/customers/${id + 1}`, {}), await browser.delete(`/customers/${id + 1}`)])
      expect([answer.status, answer.body.message]).toEqual([401, other]);
    const nobody = openBrowser();
    await nobody.get('/token');
    for (const answer of [await nobody.put(`/customers/${id}`, {}), await nobody.delete(`/customers/${id}`)])
      expect([answer.status, answer.body.message]).toEqual([404, 'Ingen bruker logget inn - vennligst logg inn']);
  });

  test('the club code is short, says nothing, and stays', async () => {
    const { browser, id } = await kari();
    const { body } = await browser.get('/customers/current/code');
    expect(body.code).toMatch(/^[\dA-F]{32}$/);
    await browser.put(`/customers/${id}`, { phone: '41234567', current_password: PASSWORD });
    expect((await browser.get('/customers/current/code')).body).toEqual(body);
  });

  test.each(['code', 'reservations', 'orders', 'reviews', 'export'])(
    'current/%s without a customer is a 401',
    async (what) => {
      expect((await openBrowser().get(`/customers/current/${what}`)).status).toBe(401);
    },
  );

  test('a session ends after thirty days', async () => {
    const { browser } = await kari();
    it.pass(30 * 24 * HOUR - MINUTE);
    expect((await browser.get('/customers/current')).status).toBe(200);
    it.pass(2 * MINUTE);
    expect((await browser.get('/customers/current')).status).toBe(204);
    it.pass(31 * 24 * HOUR);
    expect(await it.forgetOld()).toBeGreaterThan(0);
  });
});
