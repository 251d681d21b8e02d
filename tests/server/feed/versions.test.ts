import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRows, findVersions, forgetOldVersions } from '@/server/feed/versions/store';
import { historyText, rowText } from '@/server/feed/versions/text';
import { undoVersion } from '@/server/feed/versions/undo';
import { openTestDatabase } from '@/tests/support/database';
import { article, ean, emptyTables, type Files, importFiles, shop, smallFeed, variant } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
});
beforeEach(() => emptyTables(sql));
afterAll(() => database.close());

const period = { start: '2026-02-01T00:00:00.000Z', end: '2026-03-01T00:00:00.000Z' };
const REPORT = '/dev/null';

const version = async (files: Files) => (await importFiles(sql, files)).version as number;
const undo = (of: number, options = {}) => undoVersion({ sql, version: of, report: REPORT, force: true, ...options });
const diff = async (first: number, last = first) => (await findRows(sql, { first, last, most: 100 })).map(rowText);

/** All that a feed would say of the shop, without the marks of versions. */
async function shopNow() {
  const [articles, variants, links, places, offers, exceptions] = [
    await sql`select to_jsonb(a) - 'feed_digest' as row from articles a order by id`,
    await sql`select article_id, ean, size_id, color_id, can_purchase, image, position from variants order by ean`,
    await sql`select * from article_genders order by 1, 2`,
    await sql`select * from shops order by id`,
    await sql`select campaign_id, article_id, price, label_data from campaign_articles order by 1, 2`,
    await sql`select shop_id, date::text, hours from shop_exceptions order by 1, 2`,
  ];
  return { articles, variants, links, places, offers, exceptions };
}

describe('each import is a version', () => {
  it('that says when it was, from where, and how many rows of which kinds it changed', async () => {
    await version(smallFeed());
    await version({ 'genders.jsonl': [{ id: 1, name: 'Mann' }] });
    const versions = await findVersions(sql, 10);
    expect(versions.map(({ changed }) => changed)).toEqual([1, 18]);
    const [last] = historyText(versions).split('\n');
    expect(last).toMatch(/^ +\d+ {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}\/\S+$/);
    expect(historyText(versions)).toContain('1 genders');
  });

  it('a new row is told by its name, a changed one by its fields, one that is gone as gone', async () => {
    await version({
      ...smallFeed(),
      'campaigns.jsonl': [{ id: 1, name: 'Vinter', ...period }],
      'campaign-articles.jsonl': [{ campaignId: 1, articleId: 1, price: 5 }],
    });
    const second = await version({
      'articles.jsonl': [article(1, { price: 9_000, genders: [1, 2] }), article(3, { variants: [] })],
      'campaigns.jsonl': [{ id: 1, deleted: true }],
      'genders.jsonl': [{ id: 2, name: 'Kvinne' }],
    });
    expect(await diff(second)).toEqual([
      'articles 1\n  price: 10000 → 9000\n  genders: [1] → [1,2]',
      'articles 3: new, "Jakke 3"',
      'campaign-articles 1/1: gone',
      'campaigns 1: gone',
      'genders 2\n  name: "Dame" → "Kvinne"',
    ]);
  });

  it('several are told together, from before the first to after the last', async () => {
    await version(smallFeed());
    const first = await version({ 'articles.jsonl': [article(1, { price: 9_000 })] });
    const last = await version({ 'articles.jsonl': [article(1, { price: 8_000, season: 'vinter' })] });
    expect(await diff(first, last)).toEqual(
      ['articles 1\n  price: 10000 → 8000\n  season: "" → "vinter"'].map((text) =>
        expect.stringContaining(text.split('\n')[1] as string),
      ),
    );
  });

  it('what changes nothing keeps no rows, and a dry run is no version', async () => {
    await version(smallFeed());
    expect(await diff(await version(smallFeed()))).toEqual([]);
    expect((await importFiles(sql, smallFeed(), { dryRun: true })).version).toBeNull();
  });
});

describe('a version can be undone', () => {
  it('every row is as before: changed, new and gone ones, with what went with them', async () => {
    await version({
      ...smallFeed(),
      'shops.jsonl': [shop(1), shop(2), shop(3)],
      'shop-exceptions.jsonl': [{ shopId: 3, date: '2026-12-24', hours: '10-14' }],
      'campaigns.jsonl': [{ id: 1, name: 'Vinter', ...period }],
      'campaign-articles.jsonl': [{ campaignId: 1, articleId: 1, price: 5, labelData: { percent: 30 } }],
      'blog-categories.jsonl': [{ id: 1, name: 'Tips' }],
      'blog-posts.jsonl': [
        { id: 1, title: 'Tur', body: 'Ut', categories: [1], relatedArticles: [2, 1], publishedAt: period.start },
      ],
    });
    const before = await shopNow();
    const second = await version({
      'articles.jsonl': [
        article(1, { price: 9_000, name: 'Ny', genders: [2], variants: [variant(10, { size: 'L' }), variant(11)] }),
        { id: 2, deleted: true },
      ],
      'campaigns.jsonl': [{ id: 1, deleted: true }],
      'shops.jsonl': [{ id: 3, deleted: true }, shop(1, { name: 'Nytt navn' })],
      'blog-posts.jsonl': [{ id: 1, title: 'Ny tittel', body: 'Ut', publishedAt: period.start }],
      'genders.jsonl': [{ id: 3, name: 'Barn' }],
    });
    const undone = await undo(second);
    expect(undone).toMatchObject({ refused: 0 });
    expect(await shopNow()).toEqual(before);
    expect(await sql`select id from genders order by id`).toEqual([{ id: 1 }, { id: 2 }]);
    expect(
      await sql`select title, array(select category_id from blog_post_categories) as categories from blog_posts`,
    ).toEqual([{ title: 'Tur', categories: [1] }]);
    expect((await findVersions(sql, 1))[0]?.folder).toBe(`undo of version ${second}`);
    await undo(undone.version as number);
    expect(await sql`select name from articles where id = 1`).toEqual([{ name: 'Ny' }]);
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a later version changed the row again',
      () => version({ 'genders.jsonl': [{ id: 1, name: 'Enda en' }] }),
      /^stays: genders 1 was changed again by version \d+; undo that one first$/,
    ],
    [
      'the row was changed in the shop',
      () => sql`update genders set name = 'Rettet' where id = 1`,
      /^stays: name of genders 1 was changed in the shop since: version \d+ wrote "Mann", now it is "Rettet"$/,
    ],
  ])('but a row stays when %s, with a sentence; the others go back', async (_what, change, reason) => {
    await version(smallFeed());
    const second = await version({
      'genders.jsonl': [
        { id: 1, name: 'Mann' },
        { id: 2, name: 'Kvinne' },
      ],
    });
    await change();
    const { mkdtemp, readFile, rm } = await import('node:fs/promises');
    const folder = await mkdtemp('/tmp/undo-');
    const report = `${folder}/report.jsonl`;
    expect(await undo(second, { report })).toMatchObject({ refused: 1, changed: 1 });
    expect((JSON.parse(await readFile(report, 'utf8')) as { reason: string }).reason).toMatch(reason);
    expect(await sql`select name from genders where id = 2`).toEqual([{ name: 'Dame' }]);
    await rm(folder, { recursive: true });
  });

  it('stock only when it is asked for, and only where nothing was sold since', async () => {
    await version(smallFeed());
    const second = await version({ 'stock.csv': `ean,shopId,qty\n${ean(10)},1,9\n${ean(20)},1,9\n${ean(21)},1,2\n` });
    await expect(undo(second)).rejects.toThrow(/changed stock is put back with --stock only/);
    await sql`update stock set qty = 8 from variants v where v.id = variant_id and v.ean = ${ean(20)}`;
    expect(await undo(second, { stock: true })).toMatchObject({ refused: 1 });
    expect(
      await sql`select v.ean, s.qty from stock s join variants v on v.id = s.variant_id where s.shop_id = 1 order by ean`,
    ).toEqual([
      { ean: ean(10), qty: 3 },
      { ean: ean(20), qty: 8 },
    ]);
  });

  it('an undo that would end the shop is turned down', async () => {
    await version({
      ...smallFeed(),
      'articles.jsonl': [article(1, { visible: false }), article(2, { visible: false })],
    });
    const second = await version({ 'articles.jsonl': [article(1)] });
    expect(await undo(second, { force: false })).toMatchObject({ turnedDown: true, changed: 0 });
  });
});

describe('versions are forgotten', () => {
  it('after 90 days, except the last 20; stock after 20', async () => {
    const second = await version(smallFeed());
    await sql`insert into feed_runs (folder, started_at) select 'old', now() - interval '91 days' from generate_series(1, 5)`;
    await sql`insert into feed_runs (folder, started_at) select 'new', now() - interval '91 days' from generate_series(1, 20)`;
    await sql`update feed_runs set started_at = now() - interval '89 days' where id = ${second}`;
    await forgetOldVersions(sql);
    expect(
      await sql`select folder, count(*)::int as n from feed_runs where folder in ('old', 'new') group by folder`,
    ).toEqual([{ folder: 'new', n: 20 }]);
    expect(await diff(second)).not.toEqual([]);
    expect(await sql`select from feed_rows where kind = 'stock'`).toHaveLength(0);
  });
});
