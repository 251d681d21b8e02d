import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSearchWords } from '@/server/search/words/service';
import { readCommand } from '@/server/staff/command';
import { openStaffDesk } from '@/server/staff/open';
import { topics } from '@/server/staff/topics';
import { openTestDatabase } from '@/tests/support/database';

const clock = () => new Date('2026-11-20T12:00:00Z');
let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.sql.unsafe(`
    insert into product_lines (id, name, slug) values (1, 'Rimfjell', 'rimfjell'), (2, 'Skarvheim', 'skarvheim');
    insert into categories (id, name, slug) values (1, 'Tekstil', 'tekstil'), (2, 'Utstyr', 'utstyr');
    insert into subcategories (id, category_id, name, slug) values (1, 1, 'Jakker', 'jakker'), (2, 2, 'Lys', 'lys');
    insert into groups (id, subcategory_id, name, slug) values (1, 1, 'Skalljakker', 'skalljakker'), (2, 2, 'Lykter', 'lykter');
    insert into articles (id, article_no, slug, name, description, price, product_line_id, group_id) values
      (1, 'A1', 'a1', 'Blåne skalljakke', '', 100, 1, 1), (2, 'A2', 'a2', 'Vidde skalljakke', '', 100, 2, 1),
      (3, 'A3', 'a3', 'Topp skalljakke', 'Med lomme til kompass.', 100, 1, 1), (4, '40513', 'a4', 'Glød hodelykt', '', 100, 1, 2);`);
});
afterEach(() => database.sql`delete from search_rules`);
afterAll(() => database.close());

/** What `npm run staff -- search …` prints. */
function staff(...words: string[]): Promise<string> {
  const command = readCommand(['search', ...words], topics);
  if (command.name !== 'run') throw new Error(command.text);
  return command.run(openStaffDesk(database.sql, clock));
}

describe('rule 14.4: staff see how the ladder answers a search', () => {
  it('how each word is read, with what the catalogue knows of it', async () => {
    const told = await staff('explain', 'Skalljakke', 'blåne', 'herre');
    expect(told).toContain('4 articles of the database');
    expect(told).toMatch(/\nskalljakke \(goods; compound\):\n {2}skall\|jakk: 3 are one, 3 called so\n/);
    expect(told).toMatch(/\nblåne:\n {2}blan: 1 called so\n/);
    expect(told).toMatch(/\nherre \(gender, may be given up\):\n {2}no article has herr · /);
  });

  it('what was tried in turn, what was given up, and what answers', async () => {
    const told = await staff('explain', 'skalljakke', 'herre', 'kompass');
    expect(told).toMatch(/1\. skalljakke is one \(3\); kompass ranks only: 3 articles, which is the answer\n/);
    expect(told).toContain('\nGiven up: herre.\n3 hits.\n');
    expect(told).toMatch(/\n1\. A3 {2}Topp skalljakke/);
  });

  it('the better spelling, and how that is read', async () => {
    const told = await staff('explain', 'hodelyct');
    expect(told).toMatch(/How it is read:\nhodelyct:\n {2}no article has /);
    expect(told).toContain('How "hodelykt" is read, a better spelling that was tried:\nhodelykt (goods');
    expect(told).toMatch(
      /hodelykt is one \(1\): 1 article, which is the answer\nSearched as "hodelykt" instead\.\n1 hit\.\n/,
    );
  });

  it('what finds nothing, and a whole article number', async () => {
    expect(await staff('explain', 'xyzzyqw')).toMatch(/\n0 hits\.$/);
    expect(await staff('explain', '40513')).toMatch(
      /\nIt is a whole EAN or article number\.\n1 hit\.\n1\. 40513 {2}Glød/,
    );
  });

  it('why the first hits stand where they do: words, stock and rank, and the rules of staff', async () => {
    await staff('pin', 'skalljakke', '=', '40513');
    await staff('boost', 'skalljakke', '=', 'brand', 'Skarvheim');
    const told = await staff('explain', 'skalljakker');
    expect(told).toMatch(/\n4 hits\.\nA rule puts first the articles 4\.\nA rule wants rather \{"brands":\[2\]\}\.\n/);
    expect(told).toMatch(
      /\n1\. 40513 {2}Glød hodelykt {2}0\.00 {2}put first by a rule\n {5}the words do not find it\n2\. A2 /,
    );
    expect(told).toMatch(/ times 1\.\d\d for stock and rank, times 2 as a rule wants it rather\n3\. A1 /);
  });

  it('the parts of every hit are what it scores', async () => {
    const words = createSearchWords({ sql: database.sql, clock });
    const desk = openStaffDesk(database.sql, clock);
    const explain = await (await desk.search()).explainer(words.synonyms, (await desk.catalogue()).indexed);
    for (const text of ['skalljakke', 'blåne skalljakke', 'skalljakke kompass', 'jakke', 'lys', 'hodelyct']) {
      const { hits } = explain({ text, boosts: [{ brands: [2] }] });
      expect(hits.length).toBeGreaterThan(0);
      for (const { parts, boost, wanted, score, article } of hits) {
        const sum = parts.reduce((all, part) => all + part.score, 0);
        expect(sum * boost * wanted, `${text}: ${article.name}`).toBeCloseTo(score, 4);
      }
    }
  });
});
