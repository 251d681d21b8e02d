import { createEmbeddedSearchEngine } from '@/server/adapters/search-engine/embedded/engine';
import type { SearchFilters, SearchQuery } from '@/server/ports/search-engine';
import { type FixtureArticle, fixture } from '@/tests/contracts/search-engine/fixture';
import { judgedQueries } from '@/tests/contracts/search-engine/judged-queries';

export interface BenchRow {
  name: string;
  value: string;
}

const facets: SearchQuery['facets'] = ['genders', 'colors', 'brands', 'shops', 'groups', 'sizes', 'price'];
const filterSets: SearchFilters[] = [
  {},
  { genders: [2] },
  { colors: [1, 2], shops: [3] },
  { brands: [1, 2, 3], price: { min: 20_000, max: 150_000 } },
];

/** The embedded engine at 20,000 articles, and at 100,000 when asked. Run node with --expose-gc for the heap. */
export async function benchSearch({ large = false } = {}): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const count of large ? [20_000, 100_000] : [20_000]) rows.push(...(await benchAt(count)));
  return rows;
}

async function benchAt(count: number): Promise<BenchRow[]> {
  const collect = (globalThis as { gc?: () => void }).gc;
  const engine = createEmbeddedSearchEngine();
  collect?.();
  const heapBefore = process.memoryUsage();
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const start = performance.now();
  await engine.index(generated(count));
  const indexing = performance.now() - start;
  clearInterval(watch);
  collect?.();
  const heap = process.memoryUsage();
  const megabytes = heap.heapUsed + heap.arrayBuffers - heapBefore.heapUsed - heapBefore.arrayBuffers;

  const judged = judgedQueries.map(({ query }) => query);
  const queries = judged.flatMap((text) =>
    filterSets.map((filters): SearchQuery => ({ text, filters, facets, take: 48 })),
  );
  const lists = (['bestseller', 'price', 'name'] as const).flatMap((sort) =>
    filterSets.map((filters): SearchQuery => ({ filters, facets, sort, take: 48 })),
  );
  const label = `search ${count / 1000}k`;
  return [
    { name: `${label}: index`, value: `${(indexing / 1000).toFixed(2)} s, longest pause ${longest.toFixed(0)} ms` },
    { name: `${label}: heap`, value: collect ? `${(megabytes / 2 ** 20).toFixed(0)} MB` : 'needs --expose-gc' },
    {
      name: `${label}: text, filters, ${facets?.length} facets`,
      value: await timed(queries, (query) => engine.search(query)),
    },
    { name: `${label}: category pages`, value: await timed(lists, (query) => engine.search(query)) },
    {
      name: `${label}: suggestions`,
      value: await timed(
        judged.map((text) => text.slice(0, 5)),
        (text) => engine.suggest(text),
      ),
    },
  ];
}

async function timed<T>(inputs: T[], run: (input: T) => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const input of inputs) {
      const start = performance.now();
      await run(input);
      // The first round warms up.
      if (round) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

/** A fixture catalogue a thousand at a time, with ids and codes of its own, so that only the index stays in memory. */
async function* generated(count: number): AsyncGenerator<FixtureArticle[]> {
  const size = 1000;
  for (let batch = 0; batch * size < count; batch++) {
    yield fixture(size, batch + 1).articles.map((article, i) => {
      const id = batch * size + i + 1;
      const name = `${article.name} ${1 + (id % 400)}`;
      return { ...article, id, name, articleNo: `NV-${100_000 + id}`, eans: [`70${String(id).padStart(11, '0')}`] };
    });
  }
}
