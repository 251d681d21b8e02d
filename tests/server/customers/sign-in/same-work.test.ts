import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caller, linkOf, open, PASSWORD, registration } from '@/tests/server/customers/fixture';
import { openTestDatabase } from '@/tests/support/database';
import { watchStatements } from '@/tests/support/watch-statements';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let unwatch: () => void;
/** What the database was asked, without values. */
const asked: string[] = [];
let it: ReturnType<typeof open>;
beforeAll(async () => {
  database = await openTestDatabase();
  unwatch = watchStatements((text) => asked.push(text.replace(/\s+/g, ' ')));
});
afterAll(async () => {
  unwatch();
  await database.close();
});
beforeEach(async () => {
  await database.sql`truncate customers, attempts, mails, wanted_letters restart identity cascade`;
  it = open(database.sql);
  const { id } = await it.customers.register(registration(), caller());
  await database.sql`update customers set verified = true where id = ${id}`;
  await it.post();
});

/** The statements and the hashes checked until the answer. */
async function work(call: () => Promise<unknown>) {
  const before = it.asked.verified.length;
  asked.length = 0;
  const answer = await call().then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
  return { answer, statements: [...asked], verified: it.asked.verified.length - before };
}

const known = 'kari@example.no';
const unknown = 'nobody@example.no';

describe('rule 6.17: the same work is done before the answer, whether there is an account', () => {
  const calls: [string, (email: string) => Promise<unknown>][] = [
    ['a new password', (email) => it.shop.customers.logins.forgotPassword(email, caller())],
    ['a link that logs in', (email) => it.shop.customers.logins.askLink({ email }, caller())],
    ['a login', (email) => it.shop.customers.logins.login({ email, password: 'wrong password' }, 'email', caller())],
  ];
  test.each(calls)('%s', async (_what, call) => {
    const one = await work(() => call(known));
    const other = await work(() => call(unknown));
    expect(one.statements.length).toBeGreaterThan(2);
    expect(other).toEqual(one);
  });

  test('a link by phone', async () => {
    const one = await work(() => it.shop.customers.logins.askLink({ phone: '91234567' }, caller()));
    const other = await work(() => it.shop.customers.logins.askLink({ phone: '99999999' }, caller()));
    expect(other).toEqual(one);
  });

  test('a login checks one hash', async () => {
    for (const email of [known, unknown]) {
      const login = () => it.shop.customers.logins.login({ email, password: 'wrong password' }, 'email', caller());
      expect(await work(login)).toMatchObject({ answer: 'wrong_credentials', verified: 1 });
    }
  });

  test('nothing of an account is looked up for an email before the answer, and nothing of who asked is kept after it', async () => {
    const { statements } = await work(() => it.shop.customers.logins.forgotPassword(known, caller()));
    expect(statements.filter((text) => /customers|customer_tokens|mails/.test(text))).toEqual([]);
    await it.shop.customers.logins.askLink({ email: unknown }, caller());
    expect(await database.sql`select from wanted_letters`).toHaveLength(2);
    expect((await it.post()).map(({ to, subject }) => [to, subject])).toEqual([[known, 'Nytt passord']]);
    expect(await database.sql`select from wanted_letters`).toHaveLength(0);
  });
});

describe('rule 6.17: a requested email', () => {
  test('survives a failure, keeps no other waiting, and is given up after a day', async () => {
    await it.requestedEmails.request({ kind: 'reset', email: known, brand: 'nordvidda' });
    await it.requestedEmails.request({ kind: 'order', number: 'NV-1', brand: 'nordvidda' });
    await database.sql`alter table customer_tokens rename to tokens_away`;
    await expect(it.requestedEmails.writeDue(10)).rejects.toThrow('1 requested emails');
    await database.sql`alter table tokens_away rename to customer_tokens`;
    expect(await database.sql`select kind from wanted_letters`).toEqual([{ kind: 'reset' }]);
    expect(linkOf((await it.post())[0])).not.toBe('');
    await it.requestedEmails.request({ kind: 'reset', email: known, brand: 'nordvidda' });
    it.pass(24 * 3_600_000 + 1);
    expect(await it.requestedEmails.forgetOld()).toBe(1);
    expect(await it.post()).toEqual([]);
    expect(await database.sql`select from wanted_letters`).toHaveLength(0);
  });

  test('is written once, however many look for it', async () => {
    await it.shop.customers.logins.askLink({ email: known }, caller());
    await Promise.all([
      it.requestedEmails.writeDue(10),
      it.requestedEmails.writeDue(10),
      it.requestedEmails.writeDue(10),
    ]);
    expect(await it.post()).toHaveLength(1);
  });
});

test('the right password checks one hash as well', async () => {
  const login = () => it.shop.customers.logins.login({ email: known, password: PASSWORD }, 'email', caller());
  expect(await work(login)).toMatchObject({ answer: 'done', verified: 1 });
});
