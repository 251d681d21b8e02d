import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';
import { article, ean, emptyTables, fingerprint, importFiles, shop, smallFeed, variant } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
});
beforeEach(() => emptyTables(sql));
afterAll(() => database.close());

const changesAfter = (id: number) => sql`select kind, ref from changes where id > ${id} order by id`;
const lastChange = async () => (await sql`select coalesce(max(id), 0)::int as id from changes`)[0]?.id as number;

describe('an import is idempotent', () => {
  it('the second run finds everything unchanged, writes no row anywhere and logs no change', async () => {
    const first = await importFiles(sql, smallFeed());
    expect(first.kinds.articles).toEqual({ rows: 2, inserted: 2, updated: 0, unchanged: 0, deleted: 0, refused: 0 });
    expect(first.kinds.stock).toMatchObject({ rows: 3, inserted: 3 });
    expect({ refused: first.refused, report: first.report, changed: first.changed }).toEqual({
      refused: 0,
      report: undefined,
      changed: 18,
    });
    const before = await fingerprint(sql);
    const second = await importFiles(sql, smallFeed());
    expect(second.changed).toBe(0);
    expect(Object.values(second.kinds).every(({ rows, unchanged }) => rows === unchanged)).toBe(true);
    expect(await fingerprint(sql)).toEqual(before);
  });

  it('what was changed in the database otherwise stays until its row changes', async () => {
    await importFiles(sql, smallFeed());
    await sql`update articles set name = 'Rettet' where id = 1`;
    await importFiles(sql, smallFeed());
    const name = async () => (await sql`select name from articles where id = 1`)[0]?.name;
    expect(await name()).toBe('Rettet');
    await importFiles(sql, { 'articles.jsonl': [article(1, { season: 'vinter' })] });
    expect(await name()).toBe('Jakke 1');
  });

  it('a file that is not there leaves its kind as it is', async () => {
    await importFiles(sql, smallFeed());
    const before = await fingerprint(sql);
    await importFiles(sql, { 'genders.jsonl': [{ id: 1, name: 'Herre' }] });
    expect(await fingerprint(sql)).toEqual(before);
  });
});

describe('a dry run', () => {
  it('counts what a run would do, the rows that refer to new ones included, and writes nothing', async () => {
    const before = await fingerprint(sql);
    const pretended = await importFiles(sql, smallFeed(), { dryRun: true });
    expect(await fingerprint(sql)).toEqual(before);
    expect(await sql`select from feed_runs`).toHaveLength(0);
    const real = await importFiles(sql, smallFeed());
    expect(pretended.kinds).toEqual(real.kinds);
  });

  it('reports what would be refused', async () => {
    await importFiles(sql, smallFeed());
    const files = {
      'articles.jsonl': [article(1, { price: -1 }), article(2, { price: 5 })],
      'stock.csv': `ean,shopId,qty\n${ean(10)},1,9\n`,
    };
    const { rejected, kinds } = await importFiles(sql, files, { dryRun: true });
    expect(rejected).toHaveLength(1);
    expect(kinds.articles).toMatchObject({ updated: 1, refused: 1 });
    expect(kinds.stock).toMatchObject({ updated: 1 });
  });
});

describe('a refused row never stops the good ones', () => {
  it('each good row around bad ones is imported', async () => {
    const rows = Array.from({ length: 1200 }, (_, i) => ({ id: i + 1, name: i % 7 === 0 ? '' : `Merke ${i + 1}` }));
    const { kinds } = await importFiles(sql, { 'product-lines.jsonl': rows });
    expect(kinds['product-lines']).toMatchObject({ rows: 1200, inserted: 1028, refused: 172 });
  });

  it('what only the database can refuse is found row by row, and its reason reported', async () => {
    await importFiles(sql, smallFeed());
    await sql`alter table product_lines add constraint no_trolls check (name not like 'Troll%')`;
    const rows = Array.from({ length: 60 }, (_, i) => ({
      id: i + 10,
      name: i % 25 === 24 ? `Troll ${i}` : `Merke ${i}`,
    }));
    const { kinds, rejected } = await importFiles(sql, { 'product-lines.jsonl': rows });
    expect(kinds['product-lines']).toMatchObject({ inserted: 58, refused: 2 });
    expect(rejected.map(({ line }) => line)).toEqual([25, 50]);
    expect(rejected[0]?.reason).toMatch(/^was refused by the database: .*no_trolls/);
  });
});

describe('an article is imported whole or not at all', () => {
  it('one bad variant refuses the article, and the article beside it comes in', async () => {
    const files = {
      ...smallFeed(),
      'stock.jsonl': [],
      'articles.jsonl': [article(1, { variants: [variant(10), variant(11, { colorId: 99 })] }), article(2)],
    };
    const { kinds } = await importFiles(sql, files);
    expect(kinds.articles).toMatchObject({ inserted: 1, refused: 1 });
    expect((await sql`select distinct article_id from variants`).map((row) => row.articleId)).toEqual([2]);
    expect(await sql`select from articles where id = 1`).toHaveLength(0);
  });

  it('also when it is the database that refuses the variant', async () => {
    await importFiles(sql, smallFeed());
    await sql`alter table variants add constraint no_pink check (image not like '%pink%')`;
    const bad = article(1, {
      name: 'Ny',
      variants: [variant(10, { image: '/pictures/pink' }), variant(11, { size: 'L' })],
    });
    const { kinds } = await importFiles(sql, { 'articles.jsonl': [bad, article(2, { name: 'Ny' })] });
    expect(kinds.articles).toMatchObject({ updated: 1, refused: 1 });
    expect((await sql`select name from articles order by id`).map(({ name }) => name)).toEqual(['Jakke 1', 'Ny']);
  });
});

describe('a changed article', () => {
  it('a variant that is gone from the row goes with its stock; the others keep theirs', async () => {
    await importFiles(sql, smallFeed());
    await importFiles(sql, {
      'articles.jsonl': [article(1, { variants: [variant(10, { size: 'XL' }), variant(12)] })],
    });
    const rows = await sql`select v.ean, z.name as size, s.qty from variants v join sizes z on z.id = v.size_id
      left join stock s on s.variant_id = v.id where v.article_id = 1 order by v.position`;
    expect(rows).toEqual([
      { ean: ean(10), size: 'XL', qty: 3 },
      { ean: ean(12), size: 'M', qty: null },
    ]);
  });

  it('two variants may swap sizes', async () => {
    await importFiles(sql, smallFeed());
    const swapped = article(1, { variants: [variant(10, { size: 'L' }), variant(11)] });
    const { kinds } = await importFiles(sql, { 'articles.jsonl': [swapped] });
    expect(kinds.articles).toMatchObject({ updated: 1, refused: 0 });
    const rows =
      await sql`select v.ean, z.name from variants v join sizes z on z.id = v.size_id where article_id = 1 order by ean`;
    expect(rows.map(({ name }) => name)).toEqual(['L', 'M']);
    expect(await sql`select from sizes where name like 'parked%'`).toHaveLength(0);
  });

  it('an EAN may move to another article once its own has come without it', async () => {
    await importFiles(sql, smallFeed());
    const rows = [
      article(1, { variants: [variant(10)] }),
      article(2, { variants: [variant(20), variant(21, { size: 'L' }), variant(11, { size: 'S' })] }),
    ];
    const { refused } = await importFiles(sql, { 'articles.jsonl': rows });
    expect(refused).toBe(0);
    expect(await sql`select article_id from variants where ean = ${ean(11)}`).toEqual([{ articleId: 2 }]);
  });

  it('keeps its slug and creation date when the row does not give them, and everything else follows the row', async () => {
    await importFiles(sql, smallFeed());
    const row = article(1, {
      name: 'Nytt navn',
      dateCreated: undefined,
      genders: [2],
      alsoInGroups: [2],
      bestseller: { qtyRank: 1, turnoverRank: 2 },
    });
    await importFiles(sql, { 'articles.jsonl': [row] });
    const read =
      () => sql`select slug, date_created = '2026-01-01T00:00:00Z' as same_date, array(select gender_id from article_genders where article_id = a.id) as genders,
      array(select group_id from article_groups where article_id = a.id) as groups, b.qty_rank
      from articles a left join bestsellers b on b.article_id = a.id where id = 1`;
    expect(await read()).toEqual([{ slug: 'jakke-1-a1', sameDate: true, genders: [2], groups: [2], qtyRank: 1 }]);
    await importFiles(sql, { 'articles.jsonl': [article(1)] });
    expect(await read()).toMatchObject([{ genders: [1], groups: [], qtyRank: null }]);
  });

  it('a price change through the feed is kept in the price history, once', async () => {
    await importFiles(sql, smallFeed());
    await importFiles(sql, { 'articles.jsonl': [article(1, { price: 8_000 })] });
    await importFiles(sql, { 'articles.jsonl': [article(1, { price: 8_000 })] });
    const prices =
      await sql`select price, valid_to is null as open from price_history where article_id = 1 order by id`;
    expect(prices).toEqual([
      { price: 10_000, open: false },
      { price: 8_000, open: true },
    ]);
  });

  it('a deleted article is out of the shop, stays for its orders, and comes back with its row', async () => {
    await importFiles(sql, smallFeed());
    const visible = async () => (await sql`select visible from articles where id = 1`)[0]?.visible;
    const gone = {
      'articles.jsonl': [
        { id: 1, deleted: true },
        { id: 77, deleted: true },
      ],
    };
    expect((await importFiles(sql, gone)).kinds.articles).toMatchObject({ deleted: 1, unchanged: 1, refused: 0 });
    expect(await visible()).toBe(false);
    expect((await importFiles(sql, gone)).changed).toBe(0);
    await importFiles(sql, smallFeed());
    expect(await visible()).toBe(true);
  });
});

describe('deletions wait until everything else is in', () => {
  it('a group goes in the same feed that moves its articles out of it', async () => {
    await importFiles(sql, smallFeed());
    const files = {
      'groups.jsonl': [{ id: 1, deleted: true }],
      'articles.jsonl': [article(1, { groupId: 2 }), article(2, { groupId: 2 })],
    };
    const { kinds } = await importFiles(sql, files);
    expect(kinds.groups).toMatchObject({ deleted: 1, refused: 0 });
    expect((await importFiles(sql, files)).changed).toBe(0);
  });
});

describe('after an import every instance knows what to make again', () => {
  it('a small one names the articles, and only those', async () => {
    await importFiles(sql, smallFeed());
    const before = await lastChange();
    await importFiles(sql, {
      'articles.jsonl': [article(1), article(2, { price: 5 })],
      'stock.csv': `ean,shopId,qty\n${ean(10)},1,9\n`,
    });
    expect(await changesAfter(before)).toEqual([
      { kind: 'article', ref: 2 },
      { kind: 'stock', ref: 1 },
    ]);
  });

  it('a big one ends with a single row of kind all', async () => {
    const rows = Array.from({ length: 4500 }, (_, i) => article(i + 1, { variants: [] }));
    await importFiles(sql, { ...smallFeed(), 'articles.jsonl': rows, 'stock.jsonl': [] });
    const [counted] = await sql`select count(*) filter (where kind = 'all')::int as all,
      count(*) filter (where kind = 'article')::int as articles, max(id) = max(id) filter (where kind = 'all') as last from changes`;
    expect(counted).toMatchObject({ all: 1, last: true });
    expect(counted?.articles).toBe(2 * 2000); // the articles and their genders, until it turned to bulk
  });

  it('one that was killed in bulk is paid for by the next, which changes nothing itself', async () => {
    await importFiles(sql, smallFeed());
    await sql`insert into feed_runs (folder, result) values ('/killed', '{"bulk": true}')`;
    const before = await lastChange();
    await importFiles(sql, smallFeed());
    await importFiles(sql, smallFeed());
    expect(await changesAfter(before)).toEqual([{ kind: 'all', ref: null }]);
  });

  it('and what it did is on record', async () => {
    await importFiles(sql, smallFeed());
    const [run] = await sql`select ended_at is not null as ended, result->>'changed' as changed from feed_runs`;
    expect(run).toEqual({ ended: true, changed: '18' });
  });
});

describe('one import at a time', () => {
  it('the second says so and leaves the first alone', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) => article(i + 1, { variants: [] }));
    const first = importFiles(sql, { ...smallFeed(), 'articles.jsonl': rows, 'stock.jsonl': [] });
    await expect.poll(async () => (await sql`select from articles`).length, { timeout: 60_000 }).toBeGreaterThan(0);
    await expect(importFiles(sql, smallFeed())).rejects.toThrow('Another import is running; wait until it has ended.');
    expect((await first).kinds.articles).toMatchObject({ inserted: 3000 });
    expect((await importFiles(sql, { 'shops.jsonl': [shop(1)] })).changed).toBe(0);
  });

  it('one that is stopped leaves whole batches, and the next run completes it', async () => {
    const rows = Array.from({ length: 3000 }, (_, i) =>
      article(i + 1, { description: 'x'.repeat(300), variants: [variant(i + 1)] }),
    );
    const files = { ...smallFeed(), 'articles.jsonl': rows, 'stock.jsonl': [] };
    const controller = new AbortController();
    const stopped = await importFiles(sql, files, {
      signal: controller.signal,
      onProgress: ({ file, rows: read }) => file === 'articles.jsonl' && read > 700 && controller.abort(),
    });
    const written = (await sql`select from articles`).length;
    expect(stopped).toMatchObject({ interrupted: true, kinds: { articles: { inserted: written } } });
    expect(written).toBeLessThan(3000);
    expect((await sql`select from variants`).length).toBe(written);
    expect((await importFiles(sql, files)).kinds.articles).toMatchObject({
      inserted: 3000 - written,
      unchanged: written,
    });
  });
});
