import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everything, onlyNecessary } from '@/lib/consent/consent';
import { limit } from '@/server/customers/consents/rules';
import { createConsents } from '@/server/customers/consents/service';
import { waitAfterAttempts } from '@/server/platform/throttle/rules';
import { createThrottle } from '@/server/platform/throttle/service';
import { storedKey } from '@/server/platform/throttle/store';
import { openTestDatabase } from '@/tests/support/database';

const NOON = new Date('2026-03-03T11:00:00Z');
const BROWSER = '7f0c2c5e-9c1b-4b53-8d53-0a4f5b0f1a11';
const ADDRESS = '203.0.113.7';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let consents: ReturnType<typeof createConsents>;
let now = NOON;
const kept: unknown[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const clock = () => now;
  consents = createConsents({
    ...{ sql: database.sql, clock, throttle: createThrottle({ sql: database.sql, clock }) },
    customers: { keepCookieChoices: async (_tx, id, choice) => void kept.push([id, choice]) },
  });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = NOON;
  kept.length = 0;
  await database.sql`truncate consent_choices, consents, attempts`;
});

const choice = (over: object = {}) => ({ v: 1 as const, id: BROWSER, ts: NOON.toISOString(), ...everything, ...over });
const rows = () => database.sql`select chosen_at, at, version, ga, gtm, meta from consent_choices order by at`;

describe('rule 10.5: the log of consent', () => {
  it('has the browser’s time and the shop’s, which stands for the other where none is sent', async () => {
    now = new Date('2026-03-03T11:00:05Z');
    await consents.record(choice(), { address: ADDRESS });
    await consents.record(choice({ ts: undefined, ga: false }), { address: ADDRESS });
    const times = (await rows()).map((row) => [row.ga, new Date(row.chosenAt), new Date(row.at)]);
    expect(times).toEqual(
      expect.arrayContaining([
        [true, NOON, now],
        [false, now, now],
      ]),
    );
  });

  it.each(['ga', 'gtm', 'meta'] as const)('tells %s from the others', async (name) => {
    await consents.record(choice({ ...onlyNecessary, [name]: true }), { address: ADDRESS });
    expect(await rows()).toMatchObject([{ version: 1, ga: false, gtm: false, meta: false, [name]: true }]);
  });

  it('gives the choice to the account of who is logged in, and to nobody’s otherwise', async () => {
    await consents.record(choice(), { address: ADDRESS });
    expect(kept).toEqual([]);
    await consents.record(choice(), { customerId: 7, address: ADDRESS });
    expect(kept).toEqual([[7, choice()]]);
  });

  it('takes two hundred from one network, then says too_many_requests, and writes nothing', async () => {
    await database.sql`
      insert into attempts (key, count, last_at)
      values (${storedKey(`consent:address:${ADDRESS}`)}, ${limit.free - 1}, ${NOON.toISOString()})`;
    await consents.record(choice(), { address: ADDRESS });
    const refused = consents.record(choice(onlyNecessary), { customerId: 7, address: ADDRESS });
    await expect(refused).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 60 });
    expect([(await rows()).length, kept]).toEqual([1, []]);
    await consents.record(choice(onlyNecessary), { address: '203.0.113.8' });
    expect(limit.free).toBe(200);
    expect([0, 1, 5, 6, 7].map((n) => waitAfterAttempts(200 + n, limit) / 60_000)).toEqual([1, 2, 32, 60, 60]);
    expect(limit.forgottenAfterMs).toBe(3_600_000);
  });

  it('keeps a choice twelve months, also one that was kept in the old way', async () => {
    const last = (id: string, at: string) => database.sql`
      insert into consents (id, version, at, ga, gtm, meta) values (${id}, 1, ${at}, true, true, true)`;
    await consents.record(choice(), { address: ADDRESS });
    await last(BROWSER, NOON.toISOString());
    await last('7f0c2c5e-9c1b-4b53-8d53-0a4f5b0f1a12', '2026-03-04T11:00:00Z');
    now = new Date('2027-03-03T11:00:00Z');
    await consents.record(choice({ ga: false }), { address: ADDRESS });
    expect(await consents.forgetOld()).toBe(0);
    now = new Date('2027-03-03T11:00:00.001Z');
    expect(await consents.forgetOld()).toBe(2);
    expect([(await rows()).map(({ ga }) => ga), await database.sql`select from consents`]).toEqual([[false], [{}]]);
  });
});
