import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLastingDatabase } from '@/server/platform/db/lasting-database';
import { type Transaction, transact } from '@/server/platform/db/transact';
import { openTestDatabase } from '@/tests/support/database';
import { startProxy } from '@/tests/support/proxy';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.sql.unsafe(`
    create table written (id int primary key, n int not null default 0);
    create function leave() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger written_leave after insert on written deferrable initially deferred
      for each row when (new.id < 0) execute function leave()`);
});
const closing: (() => unknown)[] = [];
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
  await database.close();
});
beforeEach(() => database.sql`truncate written`);

const ids = async () => (await database.sql`select id from written order by id`).map((row) => row.id);
const write = (tx: Transaction, id: number) => tx`insert into written (id) values (${id})`;
/** Without a row: postgres.js 3.4.9 counts one sent before the end as the first of the connection's next answer. */
const leave = (tx: Transaction) => tx`do $$ begin perform pg_terminate_backend(pg_backend_pid()); end $$`;

describe('a transaction', () => {
  it('stands or falls together', async () => {
    await transact(database.sql, async (tx) => void (await write(tx, 1)));
    const failing = transact(database.sql, async (tx) => {
      await write(tx, 2);
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    expect(await ids()).toEqual([1]);
  });

  it('that fails in one of its branches keeps nothing of what another one asks meanwhile', async () => {
    const asked = Promise.withResolvers<unknown>();
    const failing = transact(database.sql, async (tx) => {
      const slow = tx`select pg_sleep(0.05)`.then(() => write(tx, 1));
      asked.resolve(slow.catch(() => {}));
      await Promise.all([slow, Promise.reject(new Error('changed our mind'))]);
    });
    await expect(failing).rejects.toThrow('changed our mind');
    await asked.promise;
    expect(await ids()).toEqual([]);
  });

  it('is run again when the connection is lost under way', async () => {
    let tries = 0;
    await transact(database.sql, async (tx) => {
      tries += 1;
      await write(tx, 1);
      if (tries < 3) await leave(tx);
    });
    expect([tries, await ids()]).toEqual([3, [1]]);
  });

  it('is not run again when the connection is lost as it commits: nobody knows whether it did', async () => {
    const work = vi.fn((tx: Transaction) => write(tx, -1));
    await expect(transact(database.sql, work)).rejects.not.toMatchObject({ code: 'unavailable' });
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('that is lost every time is "unavailable", and the pool goes on', async () => {
    const work = vi.fn((tx: Transaction) => leave(tx));
    await expect(transact(database.sql, work, { attempts: 2 })).rejects.toMatchObject({ code: 'unavailable' });
    expect(work).toHaveBeenCalledTimes(2);
    await Promise.all(Array.from({ length: 20 }, (_, i) => transact(database.sql, (tx) => write(tx, i))));
    expect(await ids()).toHaveLength(20);
  });

  it.each(['53100', '53200'])(
    'rule 18.9: for which the database has no room (%s) is "unavailable", and tried once',
    async (code) => {
      const work = vi.fn(async (tx: Transaction) => {
        await write(tx, 1);
        await tx.unsafe(`do $$ begin raise exception 'No space left on device' using errcode = '${code}'; end $$`);
      });
      await expect(transact(database.sql, work)).rejects.toMatchObject({ code: 'unavailable' });
      expect(work).toHaveBeenCalledTimes(1);
      expect(await ids()).toEqual([]);
    },
  );

  it('of which the database ended one for another’s sake is run again', async () => {
    await database.sql`insert into written (id) values (1), (2)`;
    const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const both = Promise.all(locked.map(({ promise }) => promise));
    const cross = (mine: number) =>
      transact(database.sql, async (tx) => {
        await tx`update written set n = n + 1 where id = ${mine + 1}`;
        locked[mine]?.resolve();
        await both;
        await tx`update written set n = n + 1 where id = ${2 - mine}`;
      });
    await Promise.all([cross(0), cross(1)]);
    expect((await database.sql`select n from written`).map((row) => row.n)).toEqual([2, 2]);
  });

  it('that cannot have a lock in time is "unavailable", and nothing happened', async () => {
    await database.sql`insert into written (id) values (1)`;
    await database.sql.begin(async (other) => {
      await other`select from written where id = 1 for update`;
      const waiting = transact(
        database.sql,
        async (tx) => {
          await write(tx, 2);
          await tx`update written set n = 1 where id = 1`;
        },
        { lockTimeoutMs: 1 },
      );
      await expect(waiting).rejects.toMatchObject({ code: 'unavailable' });
    });
    expect(await ids()).toEqual([1]);
  });

  it('that may only read writes nothing', async () => {
    const work = (tx: Transaction) => write(tx, 1);
    await expect(transact(database.sql, work, { readOnly: true })).rejects.toMatchObject({ code: '25006' });
  });
});

/** Whatever postgres.js has put off to the next turns of the event loop has been done. */
const turns = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setImmediate(done));
};

/** Waits in the database until the test lets it go. */
const GATE = 1804;
const wait = (tx: Transaction) => tx`select pg_advisory_lock_shared(${GATE})`;
const inARow = async (tx: Transaction) => {
  for (let i = 0; i < 5; i++) await tx`select ${i}::int`.catch(() => {});
};

/** Work that does not notice that its connection goes while it is under way. `gone` resolves when that has closed. */
const HEEDLESS: [string, (tx: Transaction, gone: Promise<unknown>) => Promise<unknown>][] = [
  ['asked nothing meanwhile, and comes to its end', (_tx, gone) => gone],
  ['asked nothing meanwhile, and fails by itself', (_tx, gone) => gone.then(() => Promise.reject(new Error('no')))],
  ['asked nothing meanwhile, and asks on', (tx, gone) => gone.then(() => tx`select 1`)],
  ['takes no notice of what failed, and comes to its end', (tx) => wait(tx).catch(() => {})],
  ['asks on as soon as something has failed', (tx) => wait(tx).catch(() => tx`select 1`)],
  ['asks on with a value', (tx) => wait(tx).catch(() => tx`select ${1}::int`)],
  ['asks on by plain text', (tx) => wait(tx).catch(() => tx.unsafe('select 1'))],
  ['asks several things at once', (tx) => Promise.allSettled([wait(tx), tx`select 1`, inARow(tx)])],
];

type Way = Awaited<ReturnType<typeof startProxy>>;
const LOSSES: [string, (way: Way, pid: number) => unknown][] = [
  ['closed', (way) => way.cut().then(way.mend)],
  ['reset', (way) => way.reset()],
  ['closed in one direction', (way) => way.halfClose()],
  ['ended by the database', (_way, pid) => database.sql`select pg_terminate_backend(${pid})`],
];

describe.each(LOSSES)('rule 18.9: a transaction whose connection is %s', (_how, lose) => {
  it.each(HEEDLESS)('is lost, and nothing else, though its work %s', async (_what, work) => {
    const way = await startProxy(database.url);
    const { sql, close } = openLastingDatabase(way.url, { poolSize: 2, log() {}, patienceMs: 60_000 });
    closing.push(way.cut, close);
    const gate = await database.sql.reserve();
    await gate`select pg_advisory_lock(${GATE})`;
    const begun = Promise.withResolvers<number>();
    const gone = Promise.withResolvers<void>();
    const ended = transact(
      sql,
      async (tx) => {
        const [one] = await tx<
          { pid: number }[]
        >`insert into written (id) values (1) returning pg_backend_pid() as pid`;
        const working = work(tx, gone.promise);
        begun.resolve(one?.pid ?? 0);
        await working;
      },
      { attempts: 1 },
    ).then(
      () => 'committed',
      () => 'lost',
    );
    const pid = await begun.promise;
    await turns(); // what it asks is on its way
    await lose(way, pid);
    await gate`select pg_advisory_unlock(${GATE})`;
    gate.release();
    expect(await ended).toBe('lost');
    gone.resolve();
    await turns();
    await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where pid = ${pid}`;
    await expect.poll(() => database.sql`select from pg_stat_activity where pid = ${pid}`).toHaveLength(0);
    expect(await ids()).toEqual([]);
    // Refused as long as the database seems to be away.
    await expect.poll(() => transact(sql, (tx) => tx`select 1 as one`).catch(() => 'away')).toEqual([{ one: 1 }]);
  });
});
