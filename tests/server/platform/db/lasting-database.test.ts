import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isConnectionFailure } from '@/server/platform/db/connection-errors';
import { openLastingDatabase } from '@/server/platform/db/lasting-database';
import { databaseFailedSince, databaseIsUp } from '@/server/platform/db/state';
import { transact } from '@/server/platform/db/transact';
import { passedMs, runAfter } from '@/server/ports/clock';
import { openTestDatabase } from '@/tests/support/database';
import { startProxy } from '@/tests/support/proxy';

/** For what happens at once on a machine that has nothing else to do. */
const NET = { timeout: 60_000 };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.sql`create table written (id int primary key)`;
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  // Whom nobody waits for any more sleeps on.
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where query ~ '^select pg_sleep'`;
  await asleep(0);
});
afterAll(() => database.close());

/** A pool whose way to the database can be cut and held up. */
async function open({ poolSize = 3, patienceMs = 60_000 } = {}) {
  const way = await startProxy(database.url);
  const lines: string[] = [];
  const afar = openLastingDatabase(way.url, { poolSize, patienceMs, log: (line) => lines.push(line) });
  closing.push(way.cut, afar.close);
  const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000, interval: 10 });
  return {
    ...afar,
    way,
    lines,
    isUp: () => until(() => afar.state.up),
    isAway: () => until(() => !afar.state.up),
    until,
  };
}
type Open = Awaited<ReturnType<typeof open>>;

const failing = (asked: PromiseLike<unknown>) =>
  asked.then(
    () => 'answered',
    (error) => (error.code === 'unavailable' || isConnectionFailure(error) ? 'failed' : error),
  );

/** Resolves when so many statements of others sleep in the database. */
const asleep = (count: number) =>
  vi.waitFor(async () => {
    const [row] = await database.sql`select count(*)::int as n from pg_stat_activity where query ~ '^select pg_sleep'`;
    expect(row?.n).toBe(count);
  }, NET);

const FAULTS: [string, (way: Open['way']) => unknown, (way: Open['way']) => unknown][] = [
  ['refuses', (way) => way.cut(), (way) => way.mend()],
  ['is silent', (way) => way.holdUp(), (way) => way.goOn()],
];

describe.each(FAULTS)('rule 18.9: a database that %s', (_, fall, rise) => {
  it('fails whoever waits for it, and whoever asks meanwhile', async () => {
    const { sql, way, isAway } = await open();
    const waiting = [
      failing(sql`select pg_sleep(60)`),
      failing(transact(sql, (tx) => tx`select pg_sleep(60)`)),
      failing(transact(sql, async (tx) => [await tx`select ${1}::int`, await tx`select pg_sleep(60)`])),
      failing(sql`select 'behind all these'`),
    ];
    await asleep(3);
    await fall(way);
    expect(await Promise.all(waiting)).toEqual(['failed', 'failed', 'failed', 'failed']);
    await isAway();
    expect(databaseIsUp()).toBe(false);
    expect(await failing(sql`select 1`)).toBe('failed');
    expect(await failing(transact(sql, (tx) => tx`select 1`))).toBe('failed');
    await rise(way);
  });

  it('is asked again when it is back, by those who had it before', async () => {
    const { sql, way, isAway, isUp, lines } = await open();
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    await fall(way);
    await isAway();
    await rise(way);
    await isUp();
    const asked = Array.from({ length: 9 }, (_one, i) => sql`select ${i}::int as i`);
    expect((await Promise.all(asked)).map(([row]) => row?.i)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await transact(sql, (tx) => tx`select 1 as one`)).toEqual([{ one: 1 }]);
    expect(lines).toEqual([
      expect.stringMatching(/^The database does not answer \(\w+\); asking on$/),
      expect.stringMatching(/^The database answers again, after [\d.]+ s$/),
    ]);
  });

  it('is listened to again when it is back', async () => {
    const { sql, way, isAway, isUp } = await open();
    const heard: string[] = [];
    const listening = vi.fn();
    const { unlisten } = await sql.listen('news', (text) => void heard.push(text), listening);
    await fall(way);
    await isAway();
    await rise(way);
    await isUp();
    await vi.waitFor(() => expect(listening).toHaveBeenCalledTimes(2), NET);
    await database.sql.notify('news', 'after');
    await vi.waitFor(() => expect(heard).toEqual(['after']), NET);
    await unlisten();
  });
});

describe('a database that is there', () => {
  it('is not away when one connection has been cut', async () => {
    const { sql, lines } = await open();
    const slow = sql`select pg_sleep(1), 'done' as said`.execute();
    await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle' and query = 'select 1'`;
    expect(await slow).toEqual([expect.objectContaining({ said: 'done' })]);
    expect(lines).toEqual([]);
  });

  it('rule 18.9: is not away when it is silent for a second, and fails nobody', async () => {
    const { sql, way, lines } = await open();
    await sql`select 1`;
    way.holdUp();
    const asked = [
      failing(sql`select 1`),
      failing(transact(sql, (tx) => tx`select 2`)),
      ...Array.from({ length: 6 }, () => failing(sql`select 'in the queue'`)),
    ];
    await database.sql`select pg_sleep(1.2)`;
    way.goOn();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['answered']));
    expect(lines).toEqual([]);
  });

  it('is reached again when a connection broke in the very moment it was to be used', async () => {
    const { sql, way, state } = await open({ poolSize: 1 });
    await sql`select 1`;
    // Reset, asked in the next turn of the event loop, and only then does the loop come to see that it was reset.
    const asking = new Promise<string>((done) => {
      setImmediate(() => {
        way.reset();
        runAfter(() => done(failing(sql`select 2`)), 1);
        for (const begun = passedMs(); passedMs() - begun < 3; );
      });
    });
    expect(await asking).toBe('failed');
    expect(await sql`select 3 as three`).toEqual([{ three: 3 }]);
    expect(state.up).toBe(true);
  });

  it('answers who asks after a connection has failed and before it is said to be closed', async () => {
    const { sql, way } = await open({ poolSize: 1 });
    await sql`select 1`;
    // In this turn of the event loop it is reset, in the next one the loop sees it, asks, and only then closes.
    const asking = new Promise<unknown>((done) => {
      setImmediate(() => {
        way.reset();
        setImmediate(() => done(sql`select 2 as two`));
      });
    });
    expect(await asking).toEqual([{ two: 2 }]);
  });

  it('fails who was on a connection that broke, and nobody who waited behind', async () => {
    const { sql, way, state, until } = await open({ poolSize: 1 });
    const broken = failing(sql`select pg_sleep(60)`);
    await asleep(1);
    const behind = [failing(sql`select 2`), failing(transact(sql, (tx) => tx`select 3`))];
    await until(() => state.load().waiting === 2);
    way.reset();
    expect(await Promise.all([broken, ...behind])).toEqual(['failed', 'answered', 'answered']);
  });

  it('is not away when it is slow, nor when all connections are in use', async () => {
    const { sql, lines } = await open({ poolSize: 2 });
    await Promise.all([sql`select pg_sleep(1)`, transact(sql, (tx) => tx`select pg_sleep(1)`)]);
    expect(lines).toEqual([]);
  });
});

describe('rule 18.10: a pool that is full', () => {
  it('sends away who has waited too long, and says how full it is', async () => {
    const since = passedMs();
    const { sql, state, until } = await open({ poolSize: 2, patienceMs: 1 });
    const other = await database.sql.reserve();
    await other`begin`;
    await other`lock table written`;
    const inside = [sql`select from written`.execute(), transact(sql, (tx) => tx`select from written`)];
    await until(() => state.load().busy === 2);
    await expect(sql`select 1`).rejects.toMatchObject({ code: 'unavailable' });
    await expect(transact(sql, (tx) => tx`select 1`)).rejects.toMatchObject({ code: 'unavailable' });
    expect(state).toMatchObject({ up: true, connections: 2 });
    expect(databaseFailedSince(since)).toBe(true);
    await other`commit`;
    other.release();
    await Promise.all(inside);
    expect(state.load()).toEqual({ busy: 0, waiting: 0 });
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
    expect(databaseFailedSince(passedMs())).toBe(false);
  });

  it('takes statements in their order, one for each connection', async () => {
    const { sql } = await open({ poolSize: 1 });
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((i) => sql`select 1`.then(() => order.push(i))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('reads piece by piece what is too large to be read at once', async () => {
    const { sql, state } = await open({ poolSize: 1 });
    const pieces: number[] = [];
    await sql`select generate_series(1, 10)`.cursor(4, (rows) => void pieces.push(rows.length));
    expect([pieces, state.load().busy]).toEqual([[4, 4, 2], 0]);
    expect(await sql`select ${sql`1 as ${sql('one')}`}`).toEqual([{ one: 1 }]);
    expect(await sql.unsafe('select $1::int as one', [1])).toEqual([{ one: 1 }]);
  });
});
