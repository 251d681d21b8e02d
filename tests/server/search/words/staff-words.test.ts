import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createCatalogue } from '@/server/catalogue/service';
import { watchChanges } from '@/server/platform/change-feed/service';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { createSearchWords } from '@/server/search/words/service';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { StaffError } from '@/server/staff/topic';
import { topics } from '@/server/staff/topics';
import { openTestDatabase } from '@/tests/support/database';

const UNTIL = { timeout: 30_000, interval: 50 };
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let now = new Date('2026-11-20T12:00:00Z');
const clock = () => now;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.sql.unsafe(`
    insert into product_lines (id, name, slug) values (1, 'Rimfjell', 'rimfjell'), (2, 'Skarvheim', 'skarvheim');
    insert into categories (id, name, slug) values (1, 'Tekstil', 'klær');
    insert into subcategories (id, category_id, name, slug) values (1, 1, 'Jakker', 'jakker');
    insert into groups (id, subcategory_id, name, slug) values (1, 1, 'Skalljakker', 'skalljakker'), (2, 1, 'Lykter', 'lykter');
    insert into articles (id, article_no, slug, name, price, product_line_id, group_id)
      select i, 'A' || i, 'jakke-' || i, 'Skalljakke ' || chr(64 + i), 100, 1 + i % 2, 1 from generate_series(1, 6) i;
    insert into articles (id, article_no, slug, name, price, product_line_id, group_id)
      values (9, 'A9', 'lykt', 'Hodelykt', 100, 1, 2);`);
});
afterEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await database.sql`delete from search_synonyms`;
  await database.sql`delete from search_rules`;
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => database.close());

/** What `npm run staff -- search …` prints. */
function staff(...words: string[]): Promise<string> {
  const command = readCommand(['search', ...words], topics);
  if (command.name !== 'run') throw new Error(command.text);
  return command.run(openStaffDesk(database.sql, clock));
}

/** An instance of the shop, as far as it searches. */
async function startInstance() {
  const { sql } = database;
  const words = createSearchWords({ sql, clock });
  const engine = createEmbeddedSearchEngine({ synonyms: words.synonyms });
  const catalogue = createCatalogue({ sql, engine, reviews: createReviews({ sql, clock }) });
  const built: number[] = [];
  const expired: string[] = [];
  stops.push(
    await watchChanges(sql, {
      ...{ catalogue, engine, open: engine.open, readBrands: async () => {}, readWords: words.load },
      reindex: async () => void built.push(await engine.index(catalogue.indexed())),
      expire: (tags) => expired.push(...tags),
      expireAll: () => expired.push('all'),
      log: (message, error) => console.error(message, error),
    }),
  );
  return {
    built,
    expired,
    words,
    find: async (text: string) =>
      (await engine.search({ text, ...words.wishes(text) })).hits.map(({ article }) => article.name.slice(-1)).join(''),
  };
}

describe('rule 14.20: synonyms of staff', () => {
  it('reach every instance that runs, also of several words, and leave it when they are taken back', async () => {
    const [one, other] = await Promise.all([startInstance(), startInstance()]);
    expect(await one.find('kvikk blink')).toBe('');
    expect(await staff('same', 'hodelykt,', 'kvikk', 'blink,', 'glimt')).toMatch(/^Synonym \d+ is kept\./);
    await vi.waitFor(async () => {
      for (const instance of [one, other]) expect(await instance.find('kvikk blink')).toBe('t');
    }, UNTIL);
    expect(await one.find('glimt')).toBe('t');
    const [, id = ''] = /^synonym (\d+) {2}hodelykt is also kvikk blink, glimt$/.exec(await staff('list')) ?? [];
    await staff('remove', 'synonym', id);
    await vi.waitFor(async () => expect(await other.find('glimt')).toBe(''), UNTIL);
    await expect(staff('remove', 'synonym', id)).rejects.toThrow(new StaffError(`There is no synonym ${id}.`));
  });

  it('are there from the start of an instance', async () => {
    await staff('narrower', 'lysende', 'ting,', 'hodelykt');
    const instance = await startInstance();
    expect(await instance.find('lysende ting')).toBe('t');
    expect(instance.built).toHaveLength(1);
  });

  it.each([
    [['same', 'beanie,', 'topphatt'], '"beanie" already means "lue"; say "lue" first.'],
    [['same', 'lue'], 'Say two words or more, with commas between them.'],
  ])('%j is refused', async (words, sentence) => {
    await expect(staff(...words)).rejects.toThrow(new StaffError(sentence));
    expect(await staff('list')).toBe("Nothing beside the shop's own words.");
  });
});

describe('rule 14.21: rules of a search', () => {
  it('pin articles by number, without a new index', async () => {
    const instance = await startInstance();
    expect(await staff('pin', 'skalljakke', '=', 'A5', '2')).toMatch(/^Rule \d+ is kept/);
    await vi.waitFor(async () => expect(await instance.find('Skalljakker')).toMatch(/^EB/), UNTIL);
    expect(instance.built).toHaveLength(1);
    expect(instance.expired).toContain('lists');
    expect(await instance.find('skalljakke blå')).not.toMatch(/^EB/);
  });

  it('put a brand or a category first', async () => {
    const instance = await startInstance();
    await staff('boost', 'jakke', '=', 'brand', 'Skarvheim');
    await vi.waitFor(async () => expect((await instance.find('jakke')).slice(0, 3)).toBe('ACE'), UNTIL);
    await staff('boost', 'noe', '=', 'category', 'Lykter');
    expect(await staff('list')).toMatch(/rule \d+ {2}noe {2}boost groups 2/);
  });

  it('hold from one day to another, both included', async () => {
    await staff('pin', 'jakke', '=', '6', '--from', '2026-12-01', '--until', '2026-12-24');
    expect(await staff('list')).toContain('jakke  pin ids 6  from 1. desember 2026  until 24. desember 2026');
    const { words } = await startInstance();
    const pinned = (time: string) => {
      now = new Date(time);
      return words.wishes('jakke').pinned;
    };
    expect(pinned('2026-11-30T22:59:59Z')).toBeUndefined();
    expect(pinned('2026-11-30T23:00:00Z')).toEqual([6]);
    expect(pinned('2026-12-24T22:59:59Z')).toEqual([6]);
    expect(pinned('2026-12-24T23:00:00Z')).toBeUndefined();
  });

  it.each([
    [['pin', 'jakke', '=', '1', '777'], 'There is no article "777".'],
    [['boost', 'jakke', '=', 'brand', 'Nobody'], 'There is no brand "Nobody".'],
    [['boost', 'jakke', '=', 'category', 'Intet'], 'There is no category "Intet".'],
    [['pin', '!', '=', '1'], 'Say the words of the search.'],
    [['pin', 'a', '=', '1', '--from', '2026-12-02', '--until', '2026-12-01'], 'It would end before it begins.'],
  ])('%j is refused', async (words, sentence) => {
    await expect(staff(...words)).rejects.toThrow(new StaffError(sentence));
  });

  it.each([
    ['pin', 'jakke'],
    ['pin', 'jakke', '=', ''],
    ['pin', 'jakke', '=', '1', '--from', 'i', 'morgen'],
    ['boost', 'a', '=', 'b'],
    ['remove', 'rule', 'x'],
    ['remove', 'rules', '1'],
    ['list', 'all'],
    ['explain'],
  ])('%j is not understood', (...words) => {
    expect(() => staff(...words)).toThrow(/is not understood/);
  });
});

describe('rule 14.22: a search that leads to a page', () => {
  it('of this site alone', async () => {
    const { words } = await startInstance();
    await staff('redirect', 'gave', 'kort', '=', '/gavekort');
    await vi.waitFor(() => expect(words.redirect('Gave kortene')).toBe('/gavekort'), UNTIL);
    expect(words.redirect('gave')).toBeUndefined();
    await expect(staff('redirect', 'a', '=', '//elsewhere.example')).rejects.toThrow(/is no path on this site/);
    await expect(
      database.sql`insert into search_rules (query, effect, ids, path) values ('a', 'redirect', '{}', '//elsewhere.example')`,
    ).rejects.toThrow(/search_rules_own_site/);
  });

  it('and staff see how a search is read', async () => {
    await staff('redirect', 'dunjakke', 'herre', '=', '/klær/jakker');
    await staff('boost', 'dunjakke', 'herre', '=', 'brand', 'Rimfjell');
    const explained = await staff('explain', 'Dunjakke', 'herre');
    expect(explained).toContain('\nherre (gender, may be given up):\n');
    expect(explained).toContain('A rule wants rather {"brands":[1]}.');
    expect(explained).toContain('A rule leads to /klær/jakker instead.');
  });
});
