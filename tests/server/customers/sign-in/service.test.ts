import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopError } from '@/lib/errors';
import { forgetTries } from '@/server/customers/sign-in/service';
import { transact } from '@/server/platform/db/transact';
import { createThrottle } from '@/server/platform/throttle/service';
import { storedKey } from '@/server/platform/throttle/store';
import { caller, HOUR, linkOf, open, PASSWORD, registration } from '@/tests/server/customers/fixture';
import { openTestDatabase } from '@/tests/support/database';

const NOON = new Date('2026-03-03T11:00:00Z');
const YEAR = 365 * 24 * HOUR;
const email = 'kari@example.no';
const phone = '91234567';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
let logins: ReturnType<typeof open>['shop']['customers']['logins'];
let kari = 0;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const tables = ['customers', 'attempts', 'mails', 'wanted_letters'];
  for (const table of tables) await database.sql`delete from ${database.sql(table)}`;
  shop = open(database.sql, NOON);
  logins = shop.shop.customers.logins;
  kari = (await shop.customers.register(registration(), caller())).id;
  await database.sql`update customers set verified = true`;
  await shop.post();
  await database.sql`delete from attempts`;
});

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code, retryAfter }: ShopError) => (retryAfter === undefined ? code : `${code} ${retryAfter}`),
  );
const HERE = '203.0.113.7';
const ELSEWHERE = '203.0.113.8';
const logIn = (
  sent: Parameters<typeof logins.login>[0] = { email, password: PASSWORD },
  from = HERE,
  device?: string,
) => outcomeOf(logins.login(sent, undefined, { ...caller(from), device }));
const wrong = { email, password: 'wrong password' };
async function times(count: number, call: (n: number) => Promise<string>) {
  const all: string[] = [];
  for (let n = 0; n < count; n++) all.push(await call(n));
  return [...new Set(all)].join();
}
/** How many tries are counted under a key. */
const counted = async (key: string) =>
  (await database.sql`select count from attempts where key = ${storedKey(key)}`)[0]?.count ?? 0;
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const accountKey = (by: string) => `login:account:${digest(by)}`;
const account = accountKey(`email:${email}`);

describe('rule 6.5: logins are counted', () => {
  it('a wrong one of its account, of the account from there, and of the network', async () => {
    await logIn(wrong);
    await logIn(wrong, ELSEWHERE);
    await logIn({ ...wrong, email: 'nobody@example.no' });
    expect(await Promise.all([account, `${account}:network:${HERE}`, `login:address:${HERE}`].map(counted))).toEqual([
      ...[2, 1, 2],
    ]);
  });

  it('a right one is not, and ends what was counted of the account from there', async () => {
    await logIn(wrong);
    await logIn(wrong);
    expect(await logIn()).toBe('done');
    expect(await Promise.all([account, `${account}:network:${HERE}`, `login:address:${HERE}`].map(counted))).toEqual([
      ...[2, 0, 2],
    ]);
  });

  it('the sixth at an account from one network waits; from another, or at another, it does not', async () => {
    expect(await times(5, () => logIn(wrong))).toBe('wrong_credentials');
    expect(await logIn()).toBe('too_many_logins 30');
    expect([await logIn({ ...wrong, email: 'ola@example.no' }), await logIn(wrong, ELSEWHERE)]).toEqual([
      ...['wrong_credentials', 'wrong_credentials'],
    ]);
    expect(await logIn(undefined, ELSEWHERE)).toBe('done');
  });

  it('the twenty-first from one network waits, at whichever account', async () => {
    const other = (n: number) => logIn({ ...wrong, email: `p${n}@example.no` });
    expect(await times(20, other)).toBe('wrong_credentials');
    expect([await logIn(), await logIn(undefined, ELSEWHERE)]).toEqual(['too_many_logins 30', 'done']);
  });

  it('the hundred and first at an account waits, from wherever', async () => {
    await database.sql`
      insert into attempts (key, count, last_at) values (${storedKey(account)}, 98, ${NOON.toISOString()})`;
    expect([await logIn(wrong), await logIn(wrong, ELSEWHERE)]).toEqual(['wrong_credentials', 'wrong_credentials']);
    expect(await logIn(undefined, '203.0.113.9')).toBe('too_many_logins 30');
  });

  it('of what can be nobody’s: the network, and nothing that others share', async () => {
    const none = { email: 'no address', password: PASSWORD };
    expect(await times(5, () => logIn(none))).toBe('wrong_credentials');
    expect([await logIn(none), await logIn(none, ELSEWHERE)]).toEqual(['too_many_logins 30', 'wrong_credentials']);
    expect([await counted('login:account:none'), await counted(`login:address:${HERE}`)]).toEqual([0, 6]);
  });
});

describe('rule 6.15: a browser that is known', () => {
  const device = 'the browser';
  const know = (id: string, customerId: number, expires: number) => database.sql`
    insert into customer_devices (id, customer_id, last_login, expires_at)
    values (${digest(id)}, ${customerId}, ${NOON.toISOString()}, ${new Date(NOON.getTime() + expires).toISOString()})`;

  it.each<[string, () => Promise<unknown>, string]>([
    ['in this account, until now', () => know(device, kari, 1), 'done'],
    ['in this account, until a moment ago', () => know(device, kari, 0), 'too_many_logins 30'],
    ['by another cookie', () => know('another', kari, YEAR), 'too_many_logins 30'],
    [
      'in another account',
      async () => {
        const ola = await shop.customers.register(
          registration({ email: 'ola@example.no', phone: '41234567' }),
          caller(),
        );
        await know(device, ola.id, YEAR);
      },
      'too_many_logins 30',
    ],
  ])('%s', async (_name, arrange, expected) => {
    await arrange();
    await times(5, () => logIn(wrong));
    expect(await logIn(undefined, HERE, device)).toBe(expected);
  });

  it('no cookie is none that is known', async () => {
    await know('another', kari, YEAR);
    expect([await times(5, () => logIn(wrong)), await logIn()]).toEqual(['wrong_credentials', 'too_many_logins 30']);
  });

  it('has its own five, forgotten with a right one, and counts against nobody else', async () => {
    await know(device, kari, YEAR);
    const known = (sent?: Parameters<typeof logIn>[0]) => logIn(sent, HERE, device);
    await times(4, () => known(wrong));
    expect(await known()).toBe('done');
    expect(await times(5, () => known(wrong))).toBe('wrong_credentials');
    expect([await known(), await logIn()]).toEqual(['too_many_logins 30', 'done']);
  });
});

describe('who is found', () => {
  const BLUE = 'kari@blåbær.no';
  it('rule 5.12: of an e-mail that stands in two spellings, the one of today', async () => {
    await database.sql`update customers set email = ${BLUE.normalize('NFD')}`;
    expect(await logIn({ email: BLUE, password: PASSWORD })).toBe('done');
    await database.sql`
      insert into customers (firstname, surname, email, phone, password_hash, verified)
      values ('Siri', 'N', 'kari@xn--blbr-roah.no', '92222222', 'hash of another one', true)`;
    expect(await logIn({ email: BLUE, password: 'another one' })).toBe('done');
    expect(await logIn({ email: BLUE, password: PASSWORD })).toBe('wrong_credentials');
    await logins.askLink({ email: BLUE }, caller());
    expect((await shop.post())[0]?.text).toContain('Siri');
  });

  it('by phone, the one who has it', async () => {
    await shop.customers.register(
      registration({ firstname: 'Ola', email: 'ola@example.no', phone: '41234567' }),
      caller(),
    );
    await shop.post();
    const found = await logins.login({ phone: '41234567', password: PASSWORD }, 'phone', caller());
    expect(found.firstname).toBe('Ola');
    await logins.askLink({ phone }, caller());
    expect((await shop.post())[0]?.to).toBe(email);
  });
});

describe('requested emails', () => {
  const reset = (n: number, from = HERE) => outcomeOf(logins.forgotPassword(`p${n}@example.no`, caller(from)));
  const link = (n: number, from = HERE) => outcomeOf(logins.askLink({ email: `p${n}@example.no` }, caller(from)));

  it.each<[string, () => Promise<string>, () => Promise<string>]>([
    ['a new password', () => outcomeOf(logins.forgotPassword(' Kari@example.NO', caller(ELSEWHERE))), () => reset(1)],
    [
      'a link that logs in',
      () => outcomeOf(logins.askLink({ email: ' Kari@example.NO' }, caller(ELSEWHERE))),
      () => link(1),
    ],
    ['a link by phone', () => outcomeOf(logins.askLink({ phone: '+47 91234567' }, caller(ELSEWHERE))), () => link(1)],
  ])('%s: three, and then this one waits and no other', async (_name, ask, other) => {
    expect(await times(3, ask)).toBe('done');
    expect([await ask(), await other()]).toEqual(['too_many_requests 60', 'done']);
  });

  it('twenty from one network, of both kinds together', async () => {
    expect(await times(10, (n) => reset(n))).toBe('done');
    expect(await times(10, (n) => link(n))).toBe('done');
    expect([await reset(20), await link(20), await reset(20, ELSEWHERE)]).toEqual([
      ...['too_many_requests 60', 'too_many_requests 60', 'done'],
    ]);
  });

  it.each(['no address', '', '91234567'])('%j is no address for a new password, and is not counted', async (typed) => {
    expect(await logins.forgotPassword(typed, caller()).catch((error) => [error.code, error.fields])).toEqual([
      'invalid_form',
      { email: ['email_invalid'] },
    ]);
    expect(await database.sql`select from attempts`).toEqual([]);
  });

  it('neither an address nor a number is nobody to send a link to, and is not counted', async () => {
    expect(
      await logins.askLink({ email: 'no address' }, caller()).catch((error) => [error.code, error.fields]),
    ).toEqual(['invalid_form', { email: ['email_invalid'] }]);
    expect(await database.sql`select from attempts`).toEqual([]);
  });

  it('lead to the brand one is at, and name the customer', async () => {
    const heldre = { ...caller(), brand: 'heldre' };
    await logins.forgotPassword(email, heldre);
    await logins.askLink({ email }, heldre);
    const mails = await shop.post();
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['Innloggingslenken din', 'Nytt passord']);
    for (const mail of mails) expect(mail.text).toMatch(/Kari[\s\S]*https:\/\/heldre\.example/);
  });

  it('go to no one who has no account', async () => {
    await logins.forgotPassword('nobody@example.no', caller());
    await logins.askLink({ phone: '99999999' }, caller());
    expect(await shop.post()).toEqual([]);
  });

  it('rule 6.16: a link lets its owner in once; one for a new password lets nobody in', async () => {
    await logins.askLink({ email }, caller());
    const token = linkOf((await shop.post())[0]);
    expect((await logins.useLink(token)).customer.id).toBe(kari);
    expect(await outcomeOf(logins.useLink(token))).toBe('link_invalid');
    await logins.forgotPassword(email, caller());
    expect(await outcomeOf(logins.useLink(linkOf((await shop.post())[0])))).toBe('link_invalid');
    expect(await outcomeOf(logins.useLink('x.y'))).toBe('link_invalid');
  });

  it('rule 6.16: where nobody has proven the address, a link to a new password', async () => {
    await database.sql`update customers set verified = false`;
    await logins.askLink({ phone }, caller());
    expect((await shop.post()).map(({ to, subject }) => [to, subject])).toEqual([[email, 'Nytt passord']]);
  });
});

it('what was tried at an account is forgotten by e-mail and by phone, in every network, and of nobody else', async () => {
  const ola = { email: 'ola@example.no', password: 'wrong password' };
  for (const from of [HERE, ELSEWHERE])
    for (const sent of [wrong, { phone, password: 'wrong password' }, ola]) await logIn(sent, from);
  await transact(database.sql, (tx) =>
    forgetTries(createThrottle({ sql: database.sql, clock: shop.clock }), tx, { email, phone }),
  );
  const byPhone = accountKey(`phone:${phone}`);
  const olas = accountKey('email:ola@example.no');
  for (const key of [account, byPhone])
    expect(await Promise.all([key, `${key}:network:${HERE}`, `${key}:network:${ELSEWHERE}`].map(counted))).toEqual([
      0, 0, 0,
    ]);
  expect([
    await counted(olas),
    await counted(`${olas}:network:${HERE}`),
    await counted(`login:address:${HERE}`),
  ]).toEqual([...[2, 1, 3]]);
});
