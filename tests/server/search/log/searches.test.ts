import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { createSearchLog, searchReport } from '@/server/search/log/service';
import { openStaffDesk } from '@/server/staff/open';
import { searches as actions } from '@/server/staff/searches';
import { fixture, inBatches } from '@/tests/contracts/search-engine/fixture';
import { openTestDatabase } from '@/tests/support/database';

const engine = createEmbeddedSearchEngine();
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let today = new Date('2026-03-10T11:00:00Z');
const clock = () => today;

beforeAll(async () => {
  database = await openTestDatabase();
  await engine.index(inBatches(fixture(300).articles));
});
afterAll(() => database.close());
beforeEach(async () => {
  today = new Date('2026-03-10T11:00:00Z');
  await database.sql`truncate search_log`;
  log.mockClear();
});

const log = vi.fn();
const open = (search = engine.search) => createSearchLog({ sql: database.sql, clock, log, engine: { search } });
const report = (days = 30) => searchReport({ sql: database.sql, clock }, days);

async function searched(...texts: string[]) {
  const searches = open();
  for (const text of texts) searches.note(text);
  await searches.flush();
}

describe('rule 14.6: what is searched for is counted', () => {
  it('however it is spaced and written, most first', async () => {
    await searched('kompass', ' Vinterjakke ', 'vinterjakke', 'VINTERJAKKE\n');
    const { searches, top } = await report();
    expect([searches, top.map(({ query, count }) => [query, count])]).toEqual([
      4,
      [
        ['vinterjakke', 3],
        ['kompass', 1],
      ],
    ]);
    expect(top[0]?.hits).toBe((await engine.search({ text: 'vinterjakke' })).total);
  });

  it('day by day, over several batches and instances', async () => {
    await searched('kompass');
    await Promise.all([searched('kompass'), searched('kompass', 'lue')]);
    today = new Date('2026-03-12T11:00:00Z');
    await searched('kompass');
    expect(await database.sql`select day::text, query, count from search_log order by day, query`).toEqual([
      { day: '2026-03-10', query: 'kompass', count: 3 },
      { day: '2026-03-10', query: 'lue', count: 1 },
      { day: '2026-03-12', query: 'kompass', count: 1 },
    ]);
    expect((await report(3)).searches).toBe(5);
    expect((await report(2)).searches).toBe(1);
  });

  it('and what finds nothing as it is written is listed apart', async () => {
    await searched('xqzwvkjq', 'kompass xqzwvkjq', 'kompass', 'regnbuske');
    expect((await report()).withoutHits.map(({ query }) => query)).toEqual(['kompass xqzwvkjq', 'xqzwvkjq']);
  });

  it('without what may say who asked, or names one article', async () => {
    await searched('kari@example.no', '412 34 567', '+4741234567', '7041111010017', '', ' ', 'a'.repeat(81));
    expect((await report()).searches).toBe(0);
  });

  it('and nothing is lost when the database is away for a while', async () => {
    const searches = open();
    searches.note('kompass');
    await database.sql`alter table search_log rename to search_log_away`;
    try {
      await expect(searches.flush()).rejects.toThrow();
    } finally {
      await database.sql`alter table search_log_away rename to search_log`;
    }
    searches.note('kompass');
    await searches.flush();
    expect((await report()).top).toEqual([expect.objectContaining({ query: 'kompass', count: 2 })]);
  });

  it('whatever else is sent with them: what nobody types is left out', async () => {
    await searched('\u0000', 'lue\ud800', '\u0007\u001b', 'kom\u200bpass\u0000', 'kompass');
    expect((await report()).top.map(({ query, count }) => [query, count])).toEqual([
      ['kompass', 2],
      ['lue', 1],
    ]);
    expect(log).not.toHaveBeenCalled();
  });

  it('and one that the database refuses takes no other with it, nor comes back', async () => {
    await database.sql`alter table search_log add constraint poison check (query <> 'gift')`;
    const searches = open();
    try {
      for (const text of ['lue', 'gift', 'kompass', 'gift', 'votter', 'sko']) searches.note(text);
      await searches.flush();
      searches.note('lue');
      await searches.flush();
    } finally {
      await database.sql`alter table search_log drop constraint poison`;
    }
    expect((await report()).top.map(({ query, count }) => [query, count])).toEqual([
      ['lue', 2],
      ['kompass', 1],
      ['sko', 1],
      ['votter', 1],
    ]);
    expect(log).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledWith('A search that cannot be stored is not counted', expect.anything());
  });

  it('and one that the engine cannot answer waits behind the others, for an hour', async () => {
    const refused = new Error('no answer');
    const searches = open(async (wish) => {
      if (wish.text === 'gift') throw refused;
      return engine.search(wish);
    });
    for (const text of ['gift', 'kompass']) searches.note(text);
    for (let minute = 0; minute < 60; minute++) {
      searches.note('lue');
      await expect(searches.flush()).rejects.toThrow(refused);
    }
    await searches.flush();
    expect((await report()).top.map(({ query, count }) => [query, count])).toEqual([
      ['lue', 60],
      ['kompass', 1],
    ]);
    expect(log).toHaveBeenCalledOnce();
  });

  it('and nothing is lost when the engine is away for a while', async () => {
    let away = true;
    const search = vi.fn<typeof engine.search>(async (wish) => {
      if (away) throw new Error('away');
      return engine.search(wish);
    });
    const searches = open(search);
    for (const text of ['a1', 'b1', 'c1', 'd1', 'e1']) searches.note(text);
    await expect(searches.flush()).rejects.toThrow();
    expect(search).toHaveBeenCalledTimes(3);
    away = false;
    await searches.flush();
    expect((await report()).searches).toBe(5);
  });

  it('until it is thirteen months old', async () => {
    await searched('kompass');
    today = new Date('2027-04-09T11:00:00Z');
    await open().forgetOld();
    expect(await database.sql`select from search_log`).toHaveLength(1);
    today = new Date('2027-04-12T11:00:00Z');
    await open().forgetOld();
    expect(await database.sql`select from search_log`).toHaveLength(0);
  });
});

describe('npm run staff -- searches', () => {
  const [action] = actions;
  const printed = (...words: string[]) => action?.read(words)?.(openStaffDesk(database.sql, clock));

  it('prints the searches most asked and those without hits', async () => {
    await searched('kompass', 'kompass', 'xqzw\u001b[31mvkjq');
    const text = await printed('--days', '7');
    expect(text).toMatch(/^3 searches in 7 days/);
    expect(text).toMatch(/ 2 {2}kompass {2}\(\d+ hits?\)/);
    expect(text).toMatch(/Without hits\n +1 {2}xqzw/);
    expect(text).not.toContain('\u001b');
  });

  it('says so when nobody searched', async () => {
    expect(await printed()).toBe('Nobody searched in 30 days.');
  });

  it.each([['--days'], ['--days', '0'], ['--days', '1000'], ['--days', 'x'], ['all']])('refuses %s %s', (...words) => {
    expect(action?.read(words)).toBeUndefined();
  });
});
