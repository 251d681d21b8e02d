import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import postgres, { type Sql } from 'postgres';
import type { ImportReport } from '@/lib/contracts/imports';
import type { TestShop } from '@/tools/testing/test-shop';
import { pathOf } from './shop-data';

const MANY = 100_000;
const FEW = 100;
const POLL_MS = 50;
/** Of the whole bench: what hangs is an error, not a wait. */
const LIMIT_MS = 240_000;

interface Row {
  ean: string;
  variant: number;
  shop: number;
  qty: number;
}

interface Watched {
  /** The article whose shelves are the last rows of every push. */
  id: number;
  slug: string;
}

interface Figure {
  seconds: number;
  aim: number | string;
  'rows/s': number | string;
  'times COPY': number | string;
  load: number;
}

interface Bench {
  shop: TestShop;
  key: string;
  page: string;
  availability: string;
}

const round = (seconds: number) => Math.round(seconds * 100) / 100;
const passed = (begun: number) => (performance.now() - begun) / 1000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/**
 * Pushes of stock over HTTP, beside a COPY of the same rows into a table without keys, indexes and triggers; then how long after
 * the report a page and the availability call show the last row of it.
 */
export async function benchImports(shop: TestShop): Promise<Record<string, Figure>> {
  const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  const begun = performance.now();
  try {
    const watched = await firstArticle(sql);
    const bench: Bench = {
      ...{ shop, key: await newKey(sql), page: `${shop.url}${pathOf(watched)}` },
      availability: `${shop.url}/api/v1/articles/availability/${watched.id}`,
    };
    const rowsFor = (count: number, turn: number) => rowsOf(sql, watched, { count, turn });
    const figures: Record<string, Figure> = {};
    let copied = 0;
    const note = (name: string, seconds: number, { aim = '', rows = 0 }: { aim?: number | ''; rows?: number } = {}) => {
      if (performance.now() - begun > LIMIT_MS)
        throw new Error(`The bench of imports takes longer than ${LIMIT_MS} ms.`);
      figures[name] = {
        ...{ seconds: round(seconds), aim, 'rows/s': rows > 0 ? Math.round(rows / seconds) : '' },
        'times COPY': rows === MANY && copied > 0 ? round(seconds / copied) : '',
        load: round(loadavg()[0] as number),
      };
    };
    await warm(bench, await rowsFor(MANY, 0));
    copied = await copy(sql, await rowsFor(MANY, 1));
    note(`COPY of ${MANY} rows`, copied, { rows: MANY });
    const forms: Form[] = ['NDJSON, gzip', 'CSV, gzip', 'NDJSON'];
    for (const [i, form] of forms.entries()) {
      const told = await pushAndWatch(bench, await rowsFor(MANY, i + 1), form);
      note(`${form}: ${MANY} rows, first byte to "done"`, told.done, { aim: 20, rows: MANY });
      note(`${form}: from "done" to the availability call`, told.availability, { aim: 2 });
      note(`${form}: from "done" to the page`, told.page, { aim: 2 });
      note(`${form}: slowest call meanwhile, one every ${POLL_MS} ms`, told.slowest);
    }
    const unchanged = await push(bench, await rowsFor(MANY, forms.length), 'NDJSON, gzip');
    note('the same rows again, unchanged', unchanged, { rows: MANY });
    for (const turn of [4, 5]) {
      const told = await pushAndWatch(bench, await rowsFor(FEW, turn), 'NDJSON, gzip');
      note(`${FEW} rows, ${turn - 3}.: first byte to "done"`, told.done, { rows: FEW });
      note(`${FEW} rows, ${turn - 3}.: from "done" to the availability call`, told.availability, { aim: 2 });
      note(`${FEW} rows, ${turn - 3}.: from "done" to the page`, told.page, { aim: 2 });
    }
    return figures;
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

async function firstArticle(sql: Sql): Promise<Watched> {
  const [article] = await sql<Watched[]>`
    select a.id, a.slug from articles a join variants v on v.article_id = a.id
    where a.visible and a.can_purchase and v.can_purchase order by v.id limit 1`;
  if (!article) throw new Error('The shop under test has no articles.');
  return article;
}

/** Other numbers each turn; the watched article, whose rows come last, is sold out every other turn. */
async function rowsOf(sql: Sql, { id }: Watched, { count, turn }: { count: number; turn: number }): Promise<Row[]> {
  const rows = await sql<Row[]>`
    select v.ean, v.id as variant, s.id as shop,
      case when v.article_id = ${id} then ${(turn % 2) * 5}::int else (v.id + s.id + ${turn}::int) % 9 end as qty
    from variants v cross join shops s order by v.article_id = ${id} desc, v.id, s.id limit ${count}`;
  if (rows.length < count) throw new Error(`The shop under test has ${rows.length} shelves, not ${count}.`);
  return [...rows].reverse();
}

const textOf = async (address: string) => (await fetch(address)).text();

/** All that is pushed has been there once, and pages and code are warm. */
async function warm({ shop, key, page, availability }: Bench, rows: readonly Row[]): Promise<void> {
  await push({ shop, key }, rows, 'CSV, gzip');
  for (let last = '', same = 0; same < 10; await pause(200)) {
    const text = (await textOf(page)) + (await textOf(availability));
    same = text === last ? same + 1 : 0;
    last = text;
  }
}

/** Pushes rows, and says how long after the report an address shows them. */
async function pushAndWatch(bench: Bench, rows: readonly Row[], form: Form) {
  const before = { page: await textOf(bench.page), availability: await textOf(bench.availability) };
  const live = `${bench.shop.url}/api/v1/health/live`;
  const [done, slowest] = await beside(live, () => push(bench, rows, form));
  const [page, availability] = await Promise.all([
    changed(bench.page, before.page),
    changed(bench.availability, before.availability),
  ]);
  return { done, slowest, page, availability };
}

/** Seconds until an address answers otherwise than before. */
async function changed(address: string, before: string): Promise<number> {
  const begun = performance.now();
  while ((await textOf(address)) === before) {
    if (passed(begun) > 30) throw new Error(`${address} has not changed`);
    await pause(POLL_MS);
  }
  return passed(begun);
}

/** The slowest of the calls made one after another while `work` goes on. */
async function beside<Done>(address: string, work: () => Promise<Done>): Promise<[Done, number]> {
  let over = false;
  const working = work().finally(() => {
    over = true;
  });
  let slowest = 0;
  while (!over) {
    const begun = performance.now();
    await textOf(address);
    slowest = Math.max(slowest, passed(begun));
    await pause(POLL_MS);
  }
  return [await working, slowest];
}

async function copy(sql: Sql, rows: readonly Row[]): Promise<number> {
  await sql`create table bench_copy (like stock)`;
  const text = rows.map(({ variant, shop, qty }) => `${variant}\t${shop}\t${qty}\n`).join('');
  const begun = performance.now();
  await pipeline([text], await sql`copy bench_copy (variant_id, shop_id, qty) from stdin`.writable());
  const took = passed(begun);
  await sql`drop table bench_copy`;
  return took;
}

type Form = 'NDJSON, gzip' | 'NDJSON' | 'CSV, gzip';

function bodyOf(rows: readonly Row[], form: Form): string {
  if (form.startsWith('CSV'))
    return ['ean;shopId;qty', ...rows.map(({ ean, shop, qty }) => `${ean};${shop};${qty}`)].join('\n');
  return rows.map(({ ean, shop, qty }) => `${JSON.stringify({ ean, shopId: shop, qty })}\n`).join('');
}

/** Seconds from the first byte until the report says done. */
async function push({ shop, key }: Pick<Bench, 'shop' | 'key'>, rows: readonly Row[], form: Form): Promise<number> {
  const text = bodyOf(rows, form);
  const authorization = `Bearer ${key}`;
  const gzip = form.endsWith('gzip');
  const body = gzip ? gzipSync(text) : text;
  const headers = {
    ...{ authorization, 'idempotency-key': randomUUID() },
    'content-type': form.startsWith('CSV') ? 'text/csv' : 'application/x-ndjson',
    ...(gzip && { 'content-encoding': 'gzip' }),
  };
  const begun = performance.now();
  const answer = await fetch(`${shop.url}/api/v1/import/stock`, { method: 'PUT', headers, body });
  if (answer.status !== 202) throw new Error(`The push was answered ${answer.status}: ${await answer.text()}`);
  const { id } = (await answer.json()) as ImportReport;
  for (;;) {
    const asked = await fetch(`${shop.url}/api/v1/import/reports/${id}`, { headers: { authorization } });
    const report = (await asked.json()) as ImportReport;
    if (report.state === 'failed' || report.refused > 0) throw new Error(JSON.stringify(report).slice(0, 500));
    if (report.state === 'done') return passed(begun);
    if (passed(begun) > 120) throw new Error(`After two minutes the import is ${report.state}`);
    await pause(POLL_MS);
  }
}
