import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSignatures } from '@/server/adapters/signatures/hmac';
import { createEmailTokens } from '@/server/customers/email-tokens/service';
import type { Purpose } from '@/server/customers/email-tokens/types';
import type { HeldCustomer } from '@/server/customers/types';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { caller, open, registration } from '@/tests/server/customers/fixture';
import { openTestDatabase } from '@/tests/support/database';

const NOON = new Date('2026-03-03T11:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const signatures = createSignatures(['s'.repeat(32)]);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let tokens: ReturnType<typeof createEmailTokens>;
let customers: ReturnType<typeof open>['customers'];
let now = NOON;
let [kari, ola] = [0, 0];
beforeAll(async () => {
  database = await openTestDatabase();
  tokens = createEmailTokens({ sql: database.sql, clock: () => now, signatures });
  customers = open(database.sql, NOON).customers;
  kari = (await customers.register(registration(), caller())).id;
  ola = (await customers.register(registration({ email: 'ola@example.no', phone: '41234567' }), caller())).id;
});
afterAll(() => database.close());
beforeEach(async () => {
  now = NOON;
  await database.sql`truncate customer_tokens`;
  await set(kari, { email: 'kari@example.no', pending_email: 'ny@example.no' });
});

const set = (id: number, columns: { email?: string; pending_email?: string | null }) =>
  database.sql`update customers set ${database.sql(columns)} where id = ${id}`;
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const within = <T>(work: (tx: Transaction) => Promise<T>) => transact(database.sql, work);
const make = (purpose: Purpose, id = kari) =>
  within(async (tx) => tokens.make(tx, purpose, await customers.rows.hold(tx, id)));
/** What `read` gives up, by what the letter holds. */
const idOf = (token: string) =>
  createHash('sha256')
    .update(token.split('.')[0] ?? '')
    .digest('hex');
/** Whose it was, when it was still good. */
const use = (purpose: Purpose, token: string) =>
  within((tx) => tokens.use(tx, purpose, idOf(token), (id) => customers.rows.hold(tx, id))).then((one) => one?.id);
const purposes: Purpose[] = ['verify', 'reset', 'change', 'login'];

describe('a link that is sent', () => {
  it.each<[Purpose, string, number]>([
    ['verify', 'kari@example.no', 3 * DAY],
    ['reset', 'kari@example.no', HOUR],
    ['change', 'ny@example.no', 3 * DAY],
    ['login', 'kari@example.no', 30 * MINUTE],
  ])('rule 6.3, rule 6.14, rule 6.16: to %s is good for %s, and for %i ms', async (purpose, email, ms) => {
    const [inTime, late] = [await make(purpose), await make(purpose)];
    const [row] = await database.sql`select * from customer_tokens where id = ${idOf(inTime)}`;
    expect(row).toMatchObject({ customerId: kari, purpose, email, usedAt: null });
    expect([new Date(row?.createdAt), new Date(row?.expiresAt)]).toEqual([NOON, new Date(NOON.getTime() + ms)]);
    pass(ms);
    expect(await use(purpose, late)).toBeUndefined();
    pass(-1);
    expect(await use(purpose, inTime)).toBe(kari);
  });

  it('is kept as a hash, and no two are alike', async () => {
    const [one, two] = [await make('reset'), await make('reset')];
    expect(one).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
    expect(one).not.toBe(two);
    const kept = JSON.stringify(await database.sql`select * from customer_tokens`);
    expect(kept).not.toContain(one.split('.')[0]);
  });

  it('there is none where no address waits', async () => {
    await set(kari, { pending_email: null });
    await expect(make('change')).rejects.toThrow();
    expect(await database.sql`select from customer_tokens`).toHaveLength(0);
  });
});

describe('a link that comes back', () => {
  it('is read for its own purpose alone', async () => {
    for (const purpose of purposes) {
      const token = await make(purpose);
      const read = purposes.map((other) => tokens.read(other, token));
      expect(read).toEqual(purposes.map((other) => (other === purpose ? idOf(token) : undefined)));
    }
  });

  it('is nothing when it was not made here', async () => {
    const [one, two] = [await make('reset'), await make('reset')];
    const [[part, signature], [otherPart, otherSignature]] = [one.split('.'), two.split('.')];
    const foreign = createSignatures(['t'.repeat(32)]).sign(`link:reset:${part}`);
    const made = [
      '',
      '.',
      'x.y',
      part,
      `${part}.`,
      `.${signature}`,
      `${part}.${otherSignature}`,
      `${otherPart}.${signature}`,
    ];
    for (const token of [...made, `${part}.${foreign}`, `${one}.`, `${one}.z`])
      expect([token, tokens.read('reset', token ?? '')]).toEqual([token, undefined]);
  });

  it('works once', async () => {
    const token = await make('reset');
    expect([await use('reset', token), await use('reset', token)]).toEqual([kari, undefined]);
  });

  it('works once, also for two at the same moment', async () => {
    const token = await make('login');
    const used = await Promise.all([use('login', token), use('login', token), use('login', token)]);
    expect(used.filter(Boolean)).toEqual([kari]);
  });

  it('ends every other link of its kind of that customer, and no other', async () => {
    const [token, sameKind, otherKind] = [await make('reset'), await make('reset'), await make('login')];
    const olas = await make('reset', ola);
    await use('reset', token);
    expect(await use('reset', sameKind)).toBeUndefined();
    expect([await use('login', otherKind), await use('reset', olas)]).toEqual([kari, ola]);
  });

  it.each<[string, Purpose, { email?: string; pending_email?: string | null }]>([
    ['the account has another address', 'verify', { email: 'annen@example.no' }],
    ['the account has another address', 'reset', { email: 'annen@example.no' }],
    ['the account has another address', 'login', { email: 'annen@example.no' }],
    ['another address waits', 'change', { pending_email: 'nyere@example.no' }],
    ['none waits any more', 'change', { pending_email: null }],
  ])('is worth nothing once %s: %s', async (_why, purpose, columns) => {
    const token = await make(purpose);
    await set(kari, columns);
    expect(await use(purpose, token)).toBeUndefined();
    // It has not been used up by that either.
    await set(kari, { email: 'kari@example.no', pending_email: 'ny@example.no' });
    expect(await use(purpose, token)).toBe(kari);
  });

  it('does not do for another purpose, whoever asks', async () => {
    const token = await make('verify');
    for (const other of ['reset', 'login', 'change'] as const) expect(await use(other, token)).toBeUndefined();
    expect(await use('verify', token)).toBe(kari);
  });

  it('is for the customer it was made for, who may be gone', async () => {
    const [token, held] = [await make('reset', ola), [] as number[]];
    const gone = await within((tx) =>
      tokens.use(tx, 'reset', idOf(token), async (id): Promise<HeldCustomer | undefined> => void held.push(id)),
    );
    expect([gone, held]).toEqual([undefined, [ola]]);
    expect(await use('reset', `${'x'.repeat(43)}.`)).toBeUndefined();
    expect(await use('reset', token)).toBe(ola);
  });
});

describe('links that end', () => {
  const unused = async () =>
    (await database.sql`select id from customer_tokens where used_at is null`).map(({ id }) => id).sort();
  const end = (which: Purpose[]) => within(async (tx) => tokens.end(tx, await customers.rows.hold(tx, kari), which));

  it('are the customer’s own, of the kinds that are named', async () => {
    const made: Record<string, string> = {};
    for (const purpose of purposes) made[purpose] = idOf(await make(purpose));
    const olas = idOf(await make('reset', ola));
    await end([]);
    expect(await unused()).toHaveLength(5);
    await end(['reset', 'change']);
    expect(await unused()).toEqual([made.verify, made.login, olas].sort());
    expect(
      new Date((await database.sql`select used_at from customer_tokens where id = ${made.reset ?? ''}`)[0]?.usedAt),
    ).toEqual(NOON);
  });

  it('one that was used keeps the time of that', async () => {
    const token = await make('reset');
    await use('reset', token);
    pass(MINUTE);
    await end(['reset']);
    expect(new Date((await database.sql`select used_at from customer_tokens`)[0]?.usedAt)).toEqual(NOON);
  });

  it('are forgotten thirty days after they had come to their end, used or not', async () => {
    const token = await make('login');
    await make('login');
    await use('login', token);
    await make('verify');
    now = new Date(NOON.getTime() + 30 * MINUTE + 30 * DAY);
    expect(await tokens.forgetOld()).toBe(0);
    pass(1);
    expect(await tokens.forgetOld()).toBe(2);
    expect(await database.sql`select purpose from customer_tokens`).toEqual([{ purpose: 'verify' }]);
  });
});
