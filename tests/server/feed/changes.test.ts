import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ChangeLog, logMissing } from '@/server/feed/changes';
import { transact } from '@/server/platform/db/transact';
import { openTestDatabase } from '@/tests/support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
});
beforeEach(() => sql`truncate changes, feed_runs restart identity cascade`);
afterAll(() => database.close());

/** What every instance is told: 'article 1' or 'all'. */
const told = async () =>
  (await sql<{ line: string }[]>`select concat_ws(' ', kind, ref) as line from changes order by id`).map(
    ({ line }) => line,
  );
const runs = () => sql`select folder, result, ended_at is not null as ended from feed_runs order by id`;
const begin = async (folder: string) =>
  (await sql<{ id: number }[]>`insert into feed_runs (folder) values (${folder}) returning id::int`)[0]?.id as number;
/** What a transaction that the log has entered says of itself to the triggers. */
const entered = (log: ChangeLog) =>
  transact(sql, async (tx) => {
    await log.enter(tx);
    return (await tx<{ bulk: string | null }[]>`select current_setting('shop.bulk', true) as bulk`)[0]?.bulk ?? '';
  });
/** Hears what wakes the instances while something is done. */
async function heard(work: () => Promise<unknown>): Promise<number> {
  let [times, done] = [0, () => {}];
  const listening = [await sql.listen('shop_changes', () => void times++), await sql.listen('test_over', () => done())];
  await work();
  await new Promise<void>((resolve) => {
    done = resolve;
    void sql`select pg_notify('test_over', '')`.execute();
  });
  for (const one of listening) await one.unlisten();
  return times;
}

describe('an import works in bulk from where dropping all pages is cheaper', () => {
  it.each<[string, [kind: string, changed: number][], boolean]>([
    ['nothing written', [], false],
    ['two thousand rows', [['articles', 2000]], false],
    [
      'one row more',
      [
        ['articles', 2000],
        ['genders', 1],
      ],
      true,
    ],
    ['twenty thousand rows of stock', [['stock', 20_000]], false],
    ['one row of stock more', [['stock', 20_001]], true],
    [
      'half of each',
      [
        ['stock', 10_000],
        ['articles', 1000],
      ],
      false,
    ],
    [
      'a little more than half of each',
      [
        ['stock', 10_001],
        ['articles', 1000],
      ],
      true,
    ],
  ])('%s: %s', (_what, written, bulk) => {
    const log = new ChangeLog(sql, 1);
    for (const [kind, changed] of written) log.committed(kind, changed, false);
    expect(log.bulk).toBe(bulk);
  });

  it('until then the triggers log each change, and nothing is owed', async () => {
    const log = new ChangeLog(sql, await begin('/few'));
    log.committed('articles', 2000, false);
    expect(await entered(log)).toBe('');
    await log.settle();
    expect([await told(), await runs()]).toEqual([[], [{ folder: '/few', result: null, ended: false }]]);
  });

  it('then they are silent, in this transaction alone, and the debt is written down in it, once', async () => {
    await begin('/other');
    const log = new ChangeLog(sql, await begin('/many'));
    log.committed('articles', 2001, false);
    expect(await entered(log)).toBe('on');
    expect(
      await transact(sql, async (tx) => (await tx`select current_setting('shop.bulk', true) as bulk`)[0]?.bulk),
    ).not.toBe('on');
    expect(await runs()).toEqual([
      { folder: '/other', result: null, ended: false },
      { folder: '/many', result: { bulk: true }, ended: false },
    ]);
    log.committed('articles', 1, true);
    await sql`update feed_runs set result = null`;
    expect(await entered(log)).toBe('on');
    expect((await runs())[1]).toMatchObject({ result: null });
  });

  it('and every instance is told at the end that all has changed, once', async () => {
    const log = new ChangeLog(sql, await begin('/many'));
    log.committed('articles', 2001, false);
    log.committed('articles', 10, true);
    log.committed('shops', 0, false);
    expect(await heard(() => log.settle())).toBe(1);
    expect(await told()).toEqual(['all']);
    await log.settle();
    expect(await told()).toEqual(['all']);
  });

  it('a transaction that was undone owes nothing', async () => {
    const log = new ChangeLog(sql, await begin('/many'));
    log.committed('articles', 2001, false);
    await entered(log);
    await log.settle();
    expect(await told()).toEqual([]);
  });
});

describe('what has no trigger of its own is told', () => {
  const log = (ids?: Iterable<number>, changed = 0) =>
    transact(sql, async (tx) => {
      const changes = new ChangeLog(sql, 1);
      changes.committed('articles', changed, false);
      await changes.log(tx, ids);
    });

  it.each<[string, Iterable<number> | undefined, string[]]>([
    ['articles, each by its id', new Set([3, 1]), ['article 3', 'article 1']],
    ['no articles: nothing', [], []],
    ['else content', undefined, ['content']],
  ])('%s', async (_what, ids, lines) => {
    expect(await heard(() => log(ids))).toBe(1);
    expect(await told()).toEqual(lines);
  });

  it('but not in bulk, where all will be', async () => {
    expect(await heard(() => log([1], 2001))).toBe(0);
    await log(undefined, 2001);
    expect(await told()).toEqual([]);
  });
});

describe('an import that was killed', () => {
  it('in bulk is paid for by the next, once', async () => {
    await sql`insert into feed_runs (folder, result) values ('/killed', '{"bulk": true}'), ('/also', '{"bulk": true}')`;
    expect(await heard(() => logMissing(sql))).toBe(1);
    expect([await told(), (await runs()).map(({ ended }) => ended)]).toEqual([['all'], [true, true]]);
    await logMissing(sql);
    expect(await told()).toEqual(['all']);
  });

  it.each([
    ['before it worked in bulk owes nothing', null, null, true],
    ['without bulk owes nothing', '{"bulk": false}', null, true],
    ['after it had ended has been paid for', '{"bulk": true}', '2026-01-01', true],
  ])('%s', async (_when, result, endedAt, ended) => {
    await sql`insert into feed_runs (folder, result, ended_at) values ('/a', ${result}::text::jsonb, ${endedAt})`;
    await logMissing(sql);
    expect([await told(), (await runs())[0]?.ended]).toEqual([[], ended]);
  });
});
