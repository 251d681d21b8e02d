import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContent } from '@/server/catalogue/content/service';
import { findPosts } from '@/server/catalogue/social/store';
import { systemClock } from '@/server/ports/clock';
import { openTestDatabase } from '@/tests/support/database';
import { emptyTables, fingerprint, importFiles } from './small-feed';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let sql: typeof database.sql;

beforeAll(async () => {
  database = await openTestDatabase();
  sql = database.sql;
});
beforeEach(() => emptyTables(sql));
afterAll(() => database.close());

const day = (n: number) => new Date(systemClock().getTime() + n * 86_400_000).toISOString();
const banner = (over: object) => ({
  id: 1,
  brand: 'nordvidda',
  slot: 'hero',
  title: 'I dag',
  link: '/butikker',
  ...over,
});
const put = (...rows: object[]) => importFiles(sql, { 'banners.jsonl': rows as Record<string, unknown>[] });
const shown = async (at?: number) =>
  (await createContent(sql, at === undefined ? undefined : new Date(day(at))).banners('nordvidda')).map(
    ({ title }) => title,
  );

describe('rule 16.12: what begins tomorrow does not empty today', () => {
  it('a banner of its own in the same slot', async () => {
    await put(banner({}), banner({ id: 2, title: 'I morgen', start: day(1) }));
    expect([await shown(), await shown(2)]).toEqual([['I dag'], ['I dag', 'I morgen']]);
  });

  it('a banner that takes the row of the one shown: what is shown stays until then, and no longer', async () => {
    await put(banner({}));
    await put(banner({ title: 'I morgen', start: day(1) }));
    expect([await shown(), await shown(2)]).toEqual([['I dag'], ['I morgen']]);
  });

  it('the same feed again changes nothing', async () => {
    await put(banner({}));
    const next = banner({ title: 'I morgen', start: day(1) });
    await put(next);
    const before = await fingerprint(sql);
    expect((await put(next)).changed).toBe(0);
    expect(await fingerprint(sql)).toEqual(before);
  });

  it('put off, it leaves today for longer; begun at once, or deleted, it ends today', async () => {
    await put(banner({}));
    await put(banner({ title: 'I morgen', start: day(1) }));
    await put(banner({ title: 'I overmorgen', start: day(2) }));
    expect([await shown(1.5), await shown(3)]).toEqual([['I dag'], ['I overmorgen']]);
    await put(banner({ title: 'Nå' }));
    expect(await shown()).toEqual(['Nå']);
    await put(banner({ title: 'I morgen', start: day(1) }));
    await importFiles(sql, { 'banners.jsonl': [{ id: 1, deleted: true }] });
    expect([await shown(), await shown(2)]).toEqual([[], []]);
  });

  it('one that was over, or is for a preview, does not come back', async () => {
    await put(banner({ start: day(-3), end: day(-2) }), banner({ id: 2, preview: 'snart' }));
    await put(banner({ title: 'I morgen', start: day(1) }), banner({ id: 2, preview: 'snart', start: day(1) }));
    expect(await shown()).toEqual([]);
  });

  it('a post that is out stays out; one for later has an id of its own', async () => {
    const post = (over: object) => ({ id: 1, title: 'Tur', body: 'Ut', publishedAt: day(-1), ...over });
    const feed = (over: object) => importFiles(sql, { 'blog-posts.jsonl': [post(over)] });
    await feed({});
    expect((await feed({ publishedAt: day(1) })).rejected).toMatchObject([{ field: 'publishedAt' }]);
    expect((await feed({ id: 2, title: 'Senere', publishedAt: day(1) })).refused).toBe(0);
    expect((await feed({ id: 2, title: 'Senere', publishedAt: day(2) })).refused).toBe(0);
    expect(await sql`select id from blog_posts where published_at <= now()`).toEqual([{ id: 1 }]);
  });

  it('a social post for tomorrow waits', async () => {
    const post = (id: string, createdTime: string) => ({ id, message: id, createdTime });
    await importFiles(sql, { 'social-posts.jsonl': [post('i går', day(-1)), post('i morgen', day(1))] });
    expect((await findPosts(sql, 12)).map(({ id }) => id)).toEqual(['i går']);
  });
});

describe('a price that is known already is unchanged', () => {
  const A1 = { 'price-history.jsonl': [] as Record<string, unknown>[] };
  const price = (from: number, to: number, ore = 12_000) => ({
    ...{ articleNo: 'A1', kind: 'normal', price: ore, from: day(from), to: day(to) },
  });
  const kept = () =>
    sql`select price, valid_to is null as open from price_history where article_id = 1 order by valid_from`;

  it('the feed of tomorrow repeats that of today, a day later: only the day is added', async () => {
    const { smallFeed } = await import('./small-feed');
    await importFiles(sql, smallFeed());
    await sql`update articles set date_created = now() - interval '200 days'`;
    await sql`update price_history set valid_from = now() - interval '200 days'`;
    const put2 = (...rows: Record<string, unknown>[]) => importFiles(sql, { ...A1, 'price-history.jsonl': rows });
    expect((await put2(price(-100, -50))).kinds['price-history']).toMatchObject({ inserted: 1, refused: 0 });
    expect((await put2(price(-99, -49))).kinds['price-history']).toMatchObject({ inserted: 1, refused: 0 });
    expect((await put2(price(-99, -60))).kinds['price-history']).toMatchObject({ unchanged: 1, refused: 0 });
    expect((await put2(price(-80, -60, 9_000))).kinds['price-history']).toMatchObject({ refused: 1 });
    expect(await kept()).toEqual([
      { price: 12_000, open: false },
      { price: 12_000, open: false },
      { price: 10_000, open: true },
    ]);
  });
});
