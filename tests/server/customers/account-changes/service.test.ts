import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { CustomerUpdate } from '@/lib/contracts/customers';
import type { ShopError } from '@/lib/errors';
import type { Transaction } from '@/server/platform/db/transact';
import { caller, HOUR, linkOf, MINUTE, open, PASSWORD, registration } from '@/tests/server/customers/fixture';
import { openTestDatabase, somebodyWaits } from '@/tests/support/database';

const NOON = new Date('2026-03-03T11:00:00Z');
const DAY = 24 * HOUR;
const NEW = 'et helt nytt passord';
const VERIFY = 'Bekreft e-postadressen din';
const CONFIRM = 'Bekreft den nye e-postadressen din';
const WELCOME = 'Velkommen til Nordvidda';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['customers', 'attempts', 'mails']) await database.sql`delete from ${database.sql(table)}`;
  shop = open(database.sql, NOON);
});

type Columns = Partial<Record<'verified' | 'pending_email' | 'pending_email_at' | 'email' | 'phone', string | boolean>>;
const set = (id: number, columns: Columns) =>
  database.sql`update customers set ${database.sql(columns)} where id = ${id}`;
/** Kari, with a session, and her email to verify the address. */
async function kari(columns: Columns = {}) {
  const { id } = await shop.customers.register(registration(), caller());
  const token = linkOf((await shop.post())[0]);
  if (Object.keys(columns).length > 0) await set(id, columns);
  const session = (await shop.shop.customers.sessions.open(id)).sessionId;
  const here = { ...caller(), session };
  const update = (sent: CustomerUpdate, from = here) => shop.accountChanges.update(id, sent, from);
  const resend = () => shop.accountChanges.resendVerification(id, here);
  return { id, token, session, here, update, resend };
}
const emails = async () => (await shop.post()).map(({ to, subject }) => [to, subject]);
const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code, fields, retryAfter }: ShopError) => [code, fields, retryAfter].filter((part) => part !== undefined),
  );
const rowOf = async (id: number) => (await database.sql`select * from customers where id = ${id}`)[0];
const proof = { current_password: PASSWORD };
const waits = { pending_email: 'ny@example.no', pending_email_at: NOON.toISOString() };

/** Asks while another tab holds the account, which is let go when that tab has written. */
async function meanwhile<T>(write: (tab: Transaction) => Promise<unknown>, send: () => Promise<T>): Promise<T> {
  const { answer } = await database.sql.begin(async (tab) => {
    await write(tab);
    const answer = send();
    // Awaited when the tab has let go; a refusal may come before.
    answer.catch(() => {});
    await somebodyWaits(database.sql);
    return { answer };
  });
  return answer;
}

describe('rule 6.3, rule 6.14: a link is sent again', () => {
  it.each<[string, Columns, string, string]>([
    ['not verified', { verified: false }, 'kari@example.no', VERIFY],
    ['not verified, and another address waits', { verified: false, ...waits }, 'ny@example.no', CONFIRM],
    ['verified, and another address waits', { verified: true, ...waits }, 'ny@example.no', CONFIRM],
  ])('an account that is %s', async (_name, columns, email, subject) => {
    const { id, resend } = await kari(columns);
    expect(await resend()).toEqual({ email });
    const [mail, ...more] = await shop.post();
    expect([mail?.to, mail?.subject, more]).toEqual([email, subject, []]);
    expect(mail?.text).toContain('Kari');
    expect(await shop.accountChanges.verifyEmail(linkOf(mail), caller())).toBe(id);
    expect(await rowOf(id)).toMatchObject({ email, pendingEmail: null, verified: true });
  });

  test('of the brand one is at', async () => {
    const { id } = await kari();
    await shop.accountChanges.resendVerification(id, { ...caller(), brand: 'heldre' });
    expect((await shop.post())[0]?.text).toContain('https://heldre.example/');
  });

  test('not to an address that is verified, and that is no email asked for', async () => {
    const { resend } = await kari({ verified: true });
    await database.sql`delete from attempts`;
    for (let n = 0; n < 4; n++) expect(await outcomeOf(resend())).toEqual(['already_verified']);
    expect([await emails(), await database.sql`select from attempts`]).toEqual([[], []]);
  });

  test('nor to one that another tab verifies this moment', async () => {
    const { id, resend } = await kari();
    const answer = meanwhile((tab) => tab`update customers set verified = true where id = ${id}`, resend);
    expect([await outcomeOf(answer), await emails()]).toEqual([['already_verified'], []]);
  });

  test('to nobody', async () => {
    expect(await outcomeOf(shop.accountChanges.resendVerification(4711, caller()))).toEqual(['no_customer']);
  });

  test('three times, whether to this address or to others; then one waits, and nobody else does', async () => {
    const { resend, update } = await kari();
    const { id: ola } = await shop.customers.register(
      registration({ email: 'ola@example.no', phone: '41234567' }),
      caller(),
    );
    await resend();
    await update({ email: 'ny@example.no', ...proof });
    await resend();
    await shop.post();
    expect(await outcomeOf(resend())).toEqual(['too_many_requests', 60]);
    expect(await outcomeOf(update({ email: 'nyere@example.no', ...proof }))).toEqual(['too_many_requests', 60]);
    expect(await emails()).toEqual([]);
    expect(await outcomeOf(update({ phone: '91234568', ...proof }))).toBe('done');
    expect(await outcomeOf(shop.accountChanges.resendVerification(ola, caller()))).toBe('done');
  });

  it.each([
    ['the address', {}],
    ['a new address', waits],
  ])('a email to %s that cannot be written is said to be none', async (_name, columns) => {
    const { resend } = await kari(columns);
    await database.sql`alter table mails rename to mails_away`;
    const answer = await outcomeOf(resend());
    await database.sql`alter table mails_away rename to mails`;
    expect(answer).toEqual(['email_not_sent']);
  });

  test('a new address waits three days from when it was last sent to', async () => {
    const { id, update, resend } = await kari();
    await update({ email: 'ny@example.no', ...proof });
    shop.pass(2 * DAY);
    await resend();
    shop.pass(3 * DAY);
    expect([await shop.accountChanges.forgetOld(), (await rowOf(id))?.pendingEmail]).toEqual([0, 'ny@example.no']);
    shop.pass(1);
    expect([await shop.accountChanges.forgetOld(), (await rowOf(id))?.pendingEmail]).toEqual([1, null]);
  });
});

describe('rule 6.3, rule 6.14: a link that is opened', () => {
  const open = (token: string) => shop.accountChanges.verifyEmail(token, caller());

  it.each(['', 'x.y'])('%j is none', async (token) => {
    expect(await outcomeOf(open(token))).toEqual(['link_invalid']);
  });

  test('verifies once, and welcomes who was not verified before', async () => {
    const { id, token } = await kari();
    expect(await open(token)).toBe(id);
    expect([(await rowOf(id))?.verified, await emails()]).toEqual([true, [['kari@example.no', WELCOME]]]);
    expect([await outcomeOf(open(token)), await emails()]).toEqual([['already_verified'], []]);
  });

  test('welcomes nobody twice', async () => {
    const { id, token } = await kari({ verified: true });
    expect([await open(token), await emails()]).toEqual([id, []]);
  });

  test('to a new password or to log in does not verify', async () => {
    const { id } = await kari();
    await shop.shop.customers.logins.forgotPassword('kari@example.no', caller());
    const reset = linkOf((await shop.post())[0]);
    expect(await outcomeOf(open(reset))).toEqual(['link_invalid']);
    await set(id, { verified: true });
    await shop.shop.customers.logins.askLink({ email: 'kari@example.no' }, caller());
    expect(await outcomeOf(open(linkOf((await shop.post())[0])))).toEqual(['link_invalid']);
  });

  test('makes a new address the account’s; then links to the old one are worth nothing, even when it comes back', async () => {
    const { id, update, token: verify } = await kari();
    await shop.shop.customers.logins.forgotPassword('kari@example.no', caller());
    const reset = linkOf((await shop.post())[0]);
    await update({ email: 'ny@example.no', ...proof });
    const [confirm] = await shop.post();
    expect(await open(linkOf(confirm))).toBe(id);
    expect(await rowOf(id)).toMatchObject({
      ...{ email: 'ny@example.no', verified: true },
      ...{ pendingEmail: null, pendingEmailAt: null, pendingEmailSession: null },
    });
    expect(await emails()).toEqual([
      ['kari@example.no', 'E-postadressen på kontoen er endret'],
      ['ny@example.no', WELCOME],
    ]);
    await set(id, { email: 'kari@example.no' });
    const sent = { token: reset, password: NEW, password_confirmation: NEW };
    expect(await outcomeOf(shop.customers.resetPassword(sent, caller()))).toEqual(['link_invalid']);
    expect(await outcomeOf(open(verify))).toEqual(['already_verified']);
  });

  test('with a new address welcomes nobody who was verified before', async () => {
    const { id, update } = await kari({ verified: true });
    await update({ email: 'ny@example.no', ...proof });
    expect(await open(linkOf((await shop.post())[0]))).toBe(id);
    expect(await emails()).toEqual([['kari@example.no', 'E-postadressen på kontoen er endret']]);
  });

  test('of an address that has an account meanwhile is refused, and waits no more', async () => {
    const { id, update } = await kari();
    await update({ email: 'ola@example.no', ...proof });
    const token = linkOf((await shop.post())[0]);
    await shop.customers.register(registration({ email: 'ola@example.no', phone: '41234567' }), caller());
    await shop.post();
    expect(await outcomeOf(open(token))).toEqual(['account_exists']);
    expect(await rowOf(id)).toMatchObject({
      ...{ email: 'kari@example.no', verified: false },
      ...{ pendingEmail: null, pendingEmailAt: null, pendingEmailSession: null },
    });
    expect([await outcomeOf(open(token)), await emails()]).toEqual([['link_invalid'], []]);
  });
});

describe('rule 6.13: a change', () => {
  it.each<[string, CustomerUpdate, Record<string, string[]>]>([
    ['a phone that is none', { phone: '123', ...proof }, { phone: ['phone_invalid'] }],
    [
      'a password that is common',
      { password: 'passord1234', password_confirmation: 'passord1234', ...proof },
      { password: ['password_common'] },
    ],
    [
      'a password that is one’s own address',
      { password: 'kari@example.no', password_confirmation: 'kari@example.no', ...proof },
      { password: ['password_common'] },
    ],
    ['a word in the preferences with NUL', { preferences: { size: 'M\0' } }, { preferences: ['invalid'] }],
    [
      'two things at once',
      { phone: '123', preferences: { size: 'M\0' } },
      { phone: ['phone_invalid'], preferences: ['invalid'] },
    ],
  ])('of %s is refused, with words at the field, and nothing is written', async (_name, sent, fields) => {
    const { id, update } = await kari();
    const before = await rowOf(id);
    expect(await outcomeOf(update({ city: 'Bergen', ...sent }))).toEqual(['invalid_account', fields]);
    expect([await rowOf(id), await emails()]).toEqual([before, []]);
  });

  test('a password that is too short is told to be that, and not common as well', async () => {
    const { update } = await kari();
    const [code, fields] = await outcomeOf(update({ password: 'passord', password_confirmation: 'passord', ...proof }));
    expect([code, Object.keys(fields ?? {})]).toEqual(['invalid_account', ['password']]);
    expect(JSON.stringify(fields)).not.toContain('common');
  });

  test('preferences are held to a size over all that has been sent', async () => {
    const { id, update } = await kari();
    const half = 'a'.repeat(40_000);
    await update({ preferences: { one: half } });
    expect(await outcomeOf(update({ preferences: { two: half } }))).toEqual([
      'invalid_account',
      { preferences: ['invalid'] },
    ]);
    expect(Object.keys((await rowOf(id))?.preferences)).toEqual(['one']);
  });

  test('of what opens nothing needs no password, keeps the session and sends no email', async () => {
    const { session, here, update } = await kari();
    const answer = await update({ city: 'Bergen', newsletter: true }, { ...here, session: 'another' });
    expect(answer).toEqual({
      customer: expect.objectContaining({ city: 'Bergen', newsletter: true }),
      session: undefined,
    });
    expect(Object.keys(answer.customer).filter((name) => /hash|session/i.test(name))).toEqual([]);
    expect(await emails()).toEqual([]);
    expect(await database.sql`select id from sessions where revoked_at is null`).toEqual([{ id: session }]);
  });

  it.each<[string, CustomerUpdate, number]>([
    ['e-mail', { email: 'ny@example.no' }, 2],
    ['phone', { phone: '41234567' }, 1],
    ['password', { password: NEW, password_confirmation: NEW }, 1],
  ])(
    'of the %s puts a new session in the place of this one; others end unless the address still waits',
    async (_name, sent, left) => {
      const { id, session, update } = await kari();
      const other = (await shop.shop.customers.sessions.open(id)).sessionId;
      const answer = await update({ ...sent, ...proof });
      const open = (await database.sql`select id from sessions where revoked_at is null`).map((row) => row.id);
      expect([open.length, open.includes(session), open.includes(other)]).toEqual([left, false, left === 2]);
      expect(open).toContain(answer.session?.sessionId);
    },
  );

  test('a new password is the one to log in with, and the old one is not', async () => {
    const { id, update } = await kari();
    await update({ password: NEW, password_confirmation: NEW, ...proof });
    expect([await outcomeOf(update({ phone: '41234567', ...proof })), (await rowOf(id))?.passwordHash]).toEqual([
      ['wrong_current_password', { current_password: ['password_wrong'] }],
      `hash of ${NEW}`,
    ]);
    expect(await outcomeOf(update({ phone: '41234567', current_password: NEW }))).toBe('done');
    expect((await rowOf(id))?.passwordHash).toBe(`hash of ${NEW}`);
  });

  test('that was none when it was sent, and is one when it is written, needs the password', async () => {
    const { id, update } = await kari();
    const answer = meanwhile(
      (tab) => tab`update customers set phone = '41234567' where id = ${id}`,
      () => update({ phone: '91234567' }),
    );
    expect(await outcomeOf(answer)).toEqual(['wrong_current_password', { current_password: ['password_needed'] }]);
    expect((await rowOf(id))?.phone).toBe('41234567');
  });

  test('under a password that another tab changes this moment is refused', async () => {
    const { id, update } = await kari();
    const answer = meanwhile(
      (tab) => tab`update customers set password_hash = 'hash of another' where id = ${id}`,
      () => update({ phone: '41234567', ...proof }),
    );
    expect(await outcomeOf(answer)).toEqual(['wrong_current_password', { current_password: ['password_wrong'] }]);
    expect((await rowOf(id))?.phone).toBe('91234567');
  });

  test('rule 6.5: five guesses in a session, and those before a right one are forgotten', async () => {
    const { here, update } = await kari();
    let asked = 0;
    const guess = (session = here.session, current_password = 'feil passord') =>
      outcomeOf(update({ phone: `4123456${asked++ % 10}`, current_password }, { ...here, session }));
    const wrong = ['wrong_current_password', { current_password: ['password_wrong'] }];
    for (let n = 0; n < 4; n++) expect(await guess()).toEqual(wrong);
    // None typed is no guess.
    expect(await guess(here.session, '')).toEqual([
      'wrong_current_password',
      { current_password: ['password_needed'] },
    ]);
    expect(await guess(here.session, PASSWORD)).toBe('done');
    for (let n = 0; n < 5; n++) expect(await guess()).toEqual(wrong);
    expect(await guess(here.session, PASSWORD)).toEqual(['too_many_logins', 30]);
    expect(await guess('another')).toEqual(wrong);
  });

  test('rule 6.14: another address waits from now on, for the session that goes on', async () => {
    const { id, update } = await kari();
    shop.pass(MINUTE);
    const { session } = await update({ email: 'ny@example.no', ...proof });
    const row = await rowOf(id);
    expect(row).toMatchObject({
      ...{ email: 'kari@example.no', pendingEmail: 'ny@example.no', pendingEmailSession: session?.sessionId },
      ...{ pendingEmailAt: expect.anything(), verified: false },
    });
    expect(new Date(row?.pendingEmailAt)).toEqual(shop.clock());
  });
});

describe('rule 10.29: the end of an account', () => {
  const remove = (id: number, typed?: string) => shop.accountChanges.remove(id, typed, caller());

  it.each([
    ['verified', true, 'kari@example.no'],
    ['not verified', false, undefined],
  ])('takes along what is kept of an address that is %s: %s', async (_name, verified, provenEmail) => {
    const { id } = await kari({ verified });
    const calls: unknown[] = [];
    const forget = async (_tx: Transaction, customer: unknown) => {
      calls.push(customer, (await rowOf(id))?.id);
    };
    shop.forget.push(forget, forget);
    await remove(id, PASSWORD);
    expect(calls).toEqual([{ id, provenEmail }, id, { id, provenEmail }, id]);
    expect(await database.sql`select from customers`).toHaveLength(0);
  });

  it.each([
    [undefined, 'password_needed'],
    ['', 'password_needed'],
    ['feil passord', 'password_wrong'],
  ])('needs the password: %j is %s', async (typed, word) => {
    const { id } = await kari();
    expect(await outcomeOf(remove(id, typed))).toEqual(['wrong_current_password', { current_password: [word] }]);
    expect(await rowOf(id)).toBeDefined();
  });

  test('under a password that another tab changes this moment is refused', async () => {
    const { id } = await kari();
    const answer = meanwhile(
      (tab) => tab`update customers set password_hash = 'hash of another' where id = ${id}`,
      () => remove(id, PASSWORD),
    );
    expect(await outcomeOf(answer)).toEqual(['wrong_current_password', { current_password: ['password_wrong'] }]);
    expect(await rowOf(id)).toBeDefined();
  });

  test('does not happen where something cannot be forgotten', async () => {
    const { id } = await kari();
    shop.forget.push(async () => {
      throw new Error('No');
    });
    await expect(remove(id, PASSWORD)).rejects.toThrow('No');
    expect(await rowOf(id)).toBeDefined();
  });
});
