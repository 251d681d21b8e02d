import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopError } from '@/lib/errors';
import { createThrottle } from '@/server/platform/throttle/service';
import { storedKey } from '@/server/platform/throttle/store';
import { openTestDatabase } from '@/tests/support/database';

const NOON = new Date('2026-03-03T11:00:00Z');
const DAY = 24 * 3_600_000;
/** The third try makes the next one wait. */
const limit = { free: 3, firstWaitMs: 10_000, longestWaitMs: 40_000, forgottenAfterMs: 60_000 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let throttle: ReturnType<typeof createThrottle>;
let now = NOON;
beforeAll(async () => {
  database = await openTestDatabase();
  throttle = createThrottle({ sql: database.sql, clock: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = NOON;
  await database.sql`truncate attempts`;
});

const KARI = 'login:account:kari';
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
/** 'in', or for how many seconds the door is shut. */
const answered = (call: Promise<void>) =>
  call.then(
    () => 'in',
    ({ retryAfter }: ShopError) => retryAfter,
  );
const tried = (key = KARI) => answered(throttle.count(key, limit, 'too_many_logins'));
const looked = (key = KARI) => answered(throttle.assertOpen(key, 'too_many_logins'));
async function tries(count: number, key = KARI) {
  const all: (string | number | undefined)[] = [];
  for (let n = 0; n < count; n++) all.push(await tried(key));
  return all;
}
const rows = () => database.sql`select key, count, last_at, blocked_until from attempts order by key`;
const row = async (key = KARI) => (await rows()).find((one) => one.key === storedKey(key));

describe('rule 6.5: tries are counted', () => {
  it('the free ones pass; then one waits, and what is refused makes the wait no longer', async () => {
    expect(await tries(5)).toEqual(['in', 'in', 'in', 10, 10]);
    expect(await row()).toMatchObject({ count: 3 });
  });

  it.each([
    [9_999, 1],
    [9_001, 1],
    [9_000, 1],
    [8_999, 2],
    [10_000, 'in'],
    [10_001, 'in'],
  ])('%i ms into a wait of ten seconds: %s', async (ms, expected) => {
    await tries(3);
    pass(ms);
    expect([await looked(), await tried()]).toEqual([expected, expected]);
  });

  it('each further one waits twice as long, up to the longest wait', async () => {
    await tries(3);
    const waits: unknown[] = [];
    for (const ms of [10_000, 20_000, 40_000, 40_000]) {
      pass(ms);
      waits.push(await tried(), await tried());
    }
    expect(waits).toEqual(['in', 20, 'in', 40, 'in', 40, 'in', 40]);
  });

  it.each([
    ['a minute after the last try everything counts', 60_000, ['in', 20]],
    ['a moment later nothing does', 60_001, ['in', 'in', 'in', 10]],
  ])('%s', async (_name, ms, expected) => {
    await tries(3);
    pass(ms);
    expect(await tries(expected.length)).toEqual(expected);
  });

  it('the last try is the one that counts for that, not the first', async () => {
    await tries(2);
    pass(40_000);
    await tries(1);
    pass(40_000);
    expect(await tries(2)).toEqual(['in', 20]);
  });

  it('tries at once are counted one by one', async () => {
    expect((await Promise.all(Array.from({ length: 6 }, () => tried()))).sort()).toEqual([
      10,
      10,
      10,
      'in',
      'in',
      'in',
    ]);
    expect(await row()).toMatchObject({ count: 3 });
  });

  it('each key for itself', async () => {
    await tries(3);
    expect([await tried(), await tried('login:account:ola'), await tried('login:address:kari')]).toEqual([
      10,
      'in',
      'in',
    ]);
  });

  it.each(['too_many_logins', 'too_many_requests'] as const)('the answer is %s', async (code) => {
    await tries(3);
    await expect(throttle.count(KARI, limit, code)).rejects.toMatchObject({ code, retryAfter: 10 });
    await expect(throttle.assertOpen(KARI, code)).rejects.toMatchObject({ code, retryAfter: 10 });
  });

  it('a look counts nothing, and a key nobody has tried is open', async () => {
    expect([await looked(), await rows()]).toEqual(['in', []]);
    await tries(2);
    for (let n = 0; n < 5; n++) expect(await looked()).toBe('in');
    expect(await row()).toMatchObject({ count: 2 });
    await tried('login:account:ola');
    await tried();
    expect([await looked(), await looked('login:account:ola')]).toEqual([10, 'in']);
  });
});

describe('rule 6.5: a try that was right is not counted', () => {
  it('taken back it is as if it had not been, also where it was the last free one', async () => {
    await tries(3);
    await throttle.takeBack(KARI);
    expect([await row(), await looked()]).toEqual([expect.objectContaining({ count: 2, blockedUntil: null }), 'in']);
    expect(await tries(2)).toEqual(['in', 10]);
  });

  it('there are never fewer than none, and it is of that key alone', async () => {
    await tries(1);
    await tries(3, 'login:account:ola');
    for (let n = 0; n < 3; n++) await throttle.takeBack(KARI);
    expect(await row()).toMatchObject({ count: 0 });
    expect(await tried('login:account:ola')).toBe(10);
  });
});

describe('what is forgotten', () => {
  const here = `${KARI}:network:203.0.113.7`;
  const there = `${KARI}:network:203.0.113.8`;
  const others = ['login:account:karin', 'login:device:kari', 'login:account:ola:network:203.0.113.7'];
  const known = async () => {
    const kept = new Set((await rows()).map(({ key }) => key));
    return [KARI, here, there, ...others].filter((key) => kept.has(storedKey(key)));
  };
  beforeEach(async () => {
    for (const key of [KARI, here, there, ...others]) await tried(key);
  });

  it('one key, and no other', async () => {
    await throttle.forget(here);
    expect(await known()).toEqual([KARI, there, ...others]);
    await throttle.forget(KARI);
    expect(await known()).toEqual([there, ...others]);
  });

  it('one key in every network', async () => {
    await throttle.forgetEverywhere(KARI);
    expect(await known()).toEqual(others);
  });

  it('with what else a transaction does, or not at all', async () => {
    const failed = database.sql.begin(async (tx) => {
      await throttle.forget(here, tx);
      await throttle.forgetEverywhere('login:account:ola', tx);
      throw new Error('The rest failed');
    });
    await expect(failed).rejects.toThrow('The rest failed');
    expect(await known()).toEqual([KARI, here, there, ...others]);
  });

  it('a key nobody has tried for thirty days', async () => {
    pass(1);
    await tried(KARI);
    now = new Date(NOON.getTime() + 30 * DAY);
    expect(await throttle.forgetOld()).toBe(0);
    pass(1);
    expect(await throttle.forgetOld()).toBe(5);
    expect(await known()).toEqual([KARI]);
  });
});

describe('a key as it is kept', () => {
  const digest = /^[\da-f]{64}$/;
  it.each([
    ['order:email:kari@example.no', 'order:email', 1],
    ['login:account:kari:network:203.0.113.7', 'login:account', 2],
    ['order:address:2001:db8::1', 'order:address', 1],
  ])('%s tells %s, and the rest as %i digests', (key, shown, digests) => {
    const [what, by, ...rest] = storedKey(key).split(':');
    expect([`${what}:${by}`, rest.length, rest.every((part) => digest.test(part))]).toEqual([shown, digests, true]);
  });

  it('differs with whatever differs, and begins alike in every network', () => {
    const keys = [
      'a:b:c',
      'a:b:d',
      'a:x:c',
      'x:b:c',
      'a:b:c:d',
      'a:b:c:network:d',
      'a:b:c:network:e',
      'a:b:2001:1',
      'a:b:200:11',
    ];
    expect(new Set(keys.map(storedKey)).size).toBe(keys.length);
    expect(storedKey('a:b:c:network:d')).toMatch(new RegExp(`^${storedKey('a:b:c')}:`));
  });
});
