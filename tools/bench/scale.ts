import { loadavg } from 'node:os';
import postgres from 'postgres';
import type { TestShop } from '@/tools/testing/test-shop';
import { changing } from './calls';
import { type Row, type Rows, within } from './http-load';
import { machineIndex } from './machine-index';
import { cpuMs, memoryMb, peakMb } from './processes';

const WORDS = ['jakke', 'ulltrøye dame', 'fjellsko 43', 'svart lue', 'regnbukse barn', 'ryggsekk', 'telt', 'hodelyckt'];
const FILTERS = [{}, { GenderID: [2] }, { 'available.ShopID': [3] }, { GrossPrice: { min: 20_000, max: 150_000 } }];
const ROUNDS = 4;
const PAGES = 40;
const RENAMED = 1000;

/** Median and slow end, one after another. */
async function times(calls: (() => Promise<unknown>)[]): Promise<Row> {
  const took: number[] = [];
  for (const call of calls) {
    const begun = performance.now();
    await call();
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  return { p50: within(took, 0.5), p95: within(took, 0.95), most: within(took, 1), of: took.length };
}

const seconds = (begun: number) => Number(((performance.now() - begun) / 1000).toFixed(2));

/** Milliseconds over HTTP, and how long a change takes to be found. */
export async function benchScale(shop: TestShop): Promise<Rows> {
  const computed = Number((cpuMs(shop.pid) / 1000).toFixed(1));
  const sql = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
  const headers = await changing(shop);
  const get = (path: string) => async () => {
    const answer = await fetch(shop.url + path);
    const bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return bytes;
  };
  const search = async (query: string, filters: object = {}, take = 24) => {
    const body = JSON.stringify({ query, filters, take, page: 0 });
    const answer = await fetch(`${shop.url}/api/v1/articles/search`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`search answered ${answer.status}`);
    return (await answer.json()) as { hits: { total: { value: number } } };
  };
  try {
    const [counts] = await sql<Row[]>`
      select (select count(*)::int from articles) as articles, (select count(*)::int from variants) as variants,
        (select count(*)::int from stock) as stock, (select count(*)::int from shops) as shops`;
    const rows: Rows = { catalogue: counts ?? {} };
    rows.machine = { 'machine index': machineIndex(), load: Number((loadavg()[0] ?? 0).toFixed(1)) };
    rows.start = {
      's to first answer': Number((shop.startMs / 1000).toFixed(1)),
      's of computing': computed,
      ...memoryOf(shop),
    };
    const [category] = await sql<{ slug: string }[]>`select slug from categories order by position limit 1`;
    const list = `/${encodeURIComponent(category?.slug ?? '')}`;
    const slugs = await sql<
      { slug: string }[]
    >`select slug from articles where visible order by md5(slug) limit ${PAGES * 2}`;
    const products = slugs.map(({ slug }) => `/product/${encodeURIComponent(slug)}`);
    const searches = WORDS.flatMap((word) => FILTERS.map((filters) => () => search(word, filters)));
    await times(searches);
    rows['search, with filters and facets'] = await times(Array.from({ length: ROUNDS }, () => searches).flat());
    rows['search, a thousand hits (the default)'] = await times(WORDS.map((word) => () => search(word, {}, 1000)));
    rows.suggestions = await times(
      WORDS.map((word) => get(`/api/v1/articles/suggest?q=${encodeURIComponent(word.slice(0, 4))}`)),
    );
    rows['product, cold'] = await times(products.map(get));
    rows['product, cached'] = await times(products.map(get));
    rows['list, cold'] = await times(Array.from({ length: PAGES }, (_, i) => get(`${list}?side=${i + 2}`)));
    rows['list, cached'] = await times(Array.from({ length: PAGES }, (_, i) => get(`${list}?side=${i + 2}`)));
    const path = encodeURIComponent(decodeURIComponent(list));
    rows['list in columns'] = await times([1, 2].map(() => get(`/api/v1/lists/columns?path=${path}`)));
    rows['filter answer'] = await times(
      Array.from({ length: PAGES }, (_, i) =>
        get(`/api/v1/lists/answer?path=${path}&merke=${1 + (i % 20)}&side=${1 + (i % 3)}`),
      ),
    );
    rows['sitemap, its list'] = await times([get('/sitemap.xml')]);
    rows['sitemap, articles'] = await times([get('/sitemaps/varer.xml')]);
    rows['a name change, until it is found'] = await times(
      Array.from({ length: 5 }, (_, i) => () => renamed(sql, `zyx${'abcde'[i]}qu`, 1, search)),
    );
    const begun = performance.now();
    await renamed(sql, 'zyxfqu', RENAMED, search);
    rows[`${RENAMED} name changes, until all are found`] = { s: seconds(begun) };
    rows['after all that'] = memoryOf(shop);
    return rows;
  } finally {
    await sql.end();
  }
}

const memoryOf = ({ pid }: TestShop): Row => ({ 'memory MB': memoryMb(pid), 'most it ever had MB': peakMb(pid) });

type Search = (query: string) => Promise<{ hits: { total: { value: number } } }>;

/** Renames articles, and waits until the search finds them all. */
async function renamed(sql: postgres.Sql, word: string, count: number, search: Search) {
  await sql`update articles set name = name || ${` ${word}`}
    where id in (select id from articles where visible order by md5(slug || ${word}) limit ${count})`;
  while ((await search(`"${word}"`)).hits.total.value < count) await new Promise((wait) => setTimeout(wait, 10));
}
