import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Answer, openBrowser } from '@/tests/server/customers/browser';
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

const NEW = 'et helt nytt passord';

/** Kari, with a link of each kind in her emails, and what she can do with her account. */
async function kari() {
  const browser = openBrowser();
  const { body } = await browser.post('/customers/register', registration());
  const verify = linkOf((await it.post())[0]);
  await browser.post('/customers/password/email', { email: 'kari@example.no' });
  const reset = linkOf((await it.post())[0]);
  const path = `/customers/${body.id}`;
  const proof = { current_password: PASSWORD };
  const acts: Record<string, (from?: typeof browser) => Promise<Answer>> = {
    verify: (from = openBrowser()) => from.post('/customers/email/verify', { token: verify }),
    reset: (from = openBrowser()) =>
      from.post('/customers/password/reset', { token: reset, password: NEW, password_confirmation: NEW }),
    'change of e-mail': (from = browser) => from.put(path, { email: 'ny@example.no', ...proof }),
    'change of phone': (from = browser) => from.put(path, { phone: '41234567', ...proof }),
    'change of password': (from = browser) => from.put(path, { password: NEW, password_confirmation: NEW, ...proof }),
    'change of place': (from = browser) => from.put(path, { city: 'Bergen' }),
    resend: (from = browser) => from.get('/customers/email/resend'),
    'end of the account': (from = browser) => from.ask('DELETE', path, proof),
  };
  return { browser, id: body.id as number, acts };
}

describe('the customer first, then links, sessions and emails (decision 0048)', () => {
  const names = ['verify', 'reset', 'change of e-mail', 'change of phone', 'change of password', 'change of place'];
  test.each([...names, 'resend', 'end of the account'])(
    '%s holds nothing else while it waits for the customer',
    async (name) => {
      const { sql } = database;
      const { id, acts } = await kari();
      const waiting = () =>
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const { answer } = await sql.begin(async (other) => {
        await other`select from customers where id = ${id} for update`;
        const answer = acts[name]?.();
        while ((await waiting()).length === 0);
        await other`select from customer_tokens where customer_id = ${id} for update nowait`;
        await other`select from sessions where customer_id = ${id} for update nowait`;
        await other`select from mails where starts_with(key, ${`customer:${id}:`}) for update nowait`;
        return { answer };
      });
      expect((await answer)?.status).toBeLessThan(300);
    },
  );
});

describe('all at once, many times (decision 0048)', () => {
  test.each([
    ['verify', 'change of e-mail'],
    ['verify', 'reset', 'change of e-mail', 'change of phone', 'change of password', 'change of place', 'resend'],
    ['verify', 'reset', 'change of e-mail', 'change of password', 'resend', 'end of the account'],
  ])('%s, %s …: nobody is told that the shop failed, and what stands adds up', async (...names) => {
    const { sql } = database;
    for (let round = 0; round < 12; round++) {
      await sql`truncate customers, attempts, mails restart identity cascade`;
      const { id, acts } = await kari();
      const answers = await Promise.all(names.map((name) => acts[name]?.()));
      const failed = answers.map((answer, place) => [names[place], answer?.status ?? 500, answer?.body?.code] as const);
      expect(failed.filter(([, status]) => status >= 500)).toEqual([]);

      const [customer] = await sql`select * from customers where id = ${id}`;
      const done = (name: string) => (answers[names.indexOf(name)]?.status ?? 500) < 300;
      expect(customer === undefined).toBe(done('end of the account'));
      if (!customer) continue;
      expect(customer).toMatchObject({ email: 'kari@example.no', verified: done('verify') || done('reset') });
      if (done('change of phone')) expect(customer.phone).toBe('41234567');
      if (done('reset') || done('change of password')) expect(customer.passwordHash).toBe(`hash of ${NEW}`);
      // What waits has a link that confirms it, or nothing waits.
      const live =
        await sql`select email from customer_tokens where customer_id = ${id} and purpose = 'change' and used_at is null`;
      expect(live.map(({ email }) => email).filter((email) => email !== customer.pendingEmail)).toEqual([]);
      if (customer.pendingEmail !== null) expect(live.length).toBeGreaterThan(0);
    }
  });
});
