import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import postgres, { type Sql } from 'postgres';
import type { ImportReport } from '@/lib/contracts/imports';
import type { TestShop } from '@/tools/testing/test-shop';
import { pathOf } from './shop-data';

const MANY = 100_000;
const FEW = 500;

interface Row {
  ean: string;
  variant: number;
  shop: number;
  qty: number;
}

type Figures = Record<string, { seconds: number; 'rows/s': number | string; 'times COPY': number | string }>;

const round = (seconds: number) => Math.round(seconds * 100) / 100;
const passed = (begun: number) => (performance.now() - begun) / 1000;

/** Pushes of stock over HTTP, beside a COPY of the same rows into a table like stock; then until a page shows them. */
export async function benchImports(shop: TestShop): Promise<Figures> {
  const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const key = await newKey(sql);
    const many = await rowsOf(sql, MANY, 1);
    const copied = await copy(sql, many);
    const figure = (seconds: number, rows?: number) => ({
      seconds: round(seconds),
      'rows/s': rows === undefined ? '' : Math.round(rows / seconds),
      'times COPY': rows === many.length ? round(seconds / copied) : '',
    });
    const page = `${shop.url}${pathOf(await firstArticle(sql))}`;
    // The article of the page is sold out now.
    await push(shop, key, await rowsOf(sql, MANY, 0));
    await settled(page);
    const before = await textOf(page);
    const calls = `${shop.url}/api/v1/health/live`;
    const [changing, slowestCall] = await beside(calls, () => push(shop, key, many));
    const fresh = await changed(page, before);
    const unchanged = await push(shop, key, many);
    const soldAgain = await textOf(page);
    const few = await push(shop, key, await rowsOf(sql, FEW, 0));
    const fewFresh = await changed(page, soldAgain);
    return {
      [`COPY of ${many.length} rows`]: figure(copied, many.length),
      'the same rows pushed: taken over (202)': figure(changing.accepted, many.length),
      'the same rows pushed: imported': figure(changing.done, many.length),
      'until a page shows them': figure(fresh),
      'slowest call meanwhile, one every 20 ms': figure(slowestCall),
      'the same rows again, unchanged': figure(unchanged.done, many.length),
      [`${FEW} rows pushed: imported`]: figure(few.done, FEW),
      'until a page shows these': figure(fewFresh),
    };
  } finally {
    await sql.end();
  }
}

async function newKey(sql: Sql): Promise<string> {
  const key = `shf_${randomBytes(32).toString('base64url')}`;
  const hash = createHash('sha256').update(key).digest('hex');
  await sql`insert into feed_keys (name, kinds, hash) values ('bench', '{stock}', ${hash})`;
  return key;
}

/** The one whose variants come first, and so are in every push. */
async function firstArticle(sql: Sql): Promise<{ slug: string }> {
  const [article] = await sql<{ slug: string }[]>`
    select a.slug from articles a join variants v on v.article_id = a.id where a.visible order by v.id limit 1`;
  if (!article) throw new Error('The shop under test has no articles.');
  return article;
}

/** As many places as there are, up to `count`; the first visible article has nothing at all when `shift` is 0. */
const rowsOf = (sql: Sql, count: number, shift: number) => sql<Row[]>`
  with watched as (
    select a.id from articles a join variants v on v.article_id = a.id where a.visible order by v.id limit 1)
  select v.ean, v.id as variant, s.id as shop,
    case when v.article_id = watched.id then ${shift}::int * 5 else (v.id + s.id + ${shift}::int) % 9 end as qty
  from watched, variants v cross join shops s order by v.article_id = watched.id desc, v.id, s.id limit ${count}`;

const textOf = async (page: string) => (await fetch(page)).text();

/** Seconds until a page is another one than it was. */
async function changed(page: string, before: string): Promise<number> {
  const begun = performance.now();
  while ((await textOf(page)) === before) {
    if (passed(begun) > 30) throw new Error(`${page} has not changed`);
    await new Promise((wait) => setTimeout(wait, 20));
  }
  return passed(begun);
}

/** The slowest of the calls made one after another while `work` goes on. */
async function beside<Done>(url: string, work: () => Promise<Done>): Promise<[Done, number]> {
  let over = false;
  const working = work().finally(() => {
    over = true;
  });
  let slowest = 0;
  while (!over) {
    const begun = performance.now();
    await textOf(url);
    slowest = Math.max(slowest, passed(begun));
    await new Promise((wait) => setTimeout(wait, 20));
  }
  return [await working, slowest];
}

/** Until it has been the same for two seconds. */
async function settled(page: string): Promise<void> {
  let last = '';
  for (let same = 0; same < 10; ) {
    const text = await textOf(page);
    same = text === last ? same + 1 : 0;
    last = text;
    await new Promise((wait) => setTimeout(wait, 200));
  }
}

async function copy(sql: Sql, rows: readonly Row[]): Promise<number> {
  await sql`create table bench_copy (like stock including all)`;
  const text = rows.map(({ variant, shop, qty }) => `${variant}\t${shop}\t${qty}\n`).join('');
  const begun = performance.now();
  await pipeline([text], await sql`copy bench_copy (variant_id, shop_id, qty) from stdin`.writable());
  const took = passed(begun);
  await sql`drop table bench_copy`;
  return took;
}

/** Seconds until the answer 202, and until the report says done. */
async function push(shop: TestShop, key: string, rows: readonly Row[]) {
  const csv = ['ean;shopId;qty', ...rows.map(({ ean, shop: at, qty }) => `${ean};${at};${qty}`)].join('\n');
  const authorization = `Bearer ${key}`;
  const headers = { authorization, 'content-type': 'text/csv', 'content-encoding': 'gzip' };
  const begun = performance.now();
  const answer = await fetch(`${shop.url}/api/v1/import/stock`, {
    method: 'PUT',
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: gzipSync(csv),
  });
  if (answer.status !== 202) throw new Error(`The push was answered ${answer.status}: ${await answer.text()}`);
  const accepted = passed(begun);
  const { id } = (await answer.json()) as ImportReport;
  for (;;) {
    const asked = await fetch(`${shop.url}/api/v1/import/reports/${id}`, { headers: { authorization } });
    const report = (await asked.json()) as ImportReport;
    if (report.state === 'failed' || report.refused > 0) throw new Error(JSON.stringify(report).slice(0, 500));
    if (report.state === 'done') return { accepted, done: passed(begun) };
    await new Promise((wait) => setTimeout(wait, 20));
  }
}
