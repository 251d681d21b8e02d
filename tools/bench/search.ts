import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { IndexSource, SearchEngine } from '@/server/ports/search-engine';
import { createEmbeddedSearchEngine } from '@/server/search/engines/embedded/engine';
import { demoQueries } from '@/tests/contracts/search-engine/demo-queries';
import { demoShop } from '@/tests/contracts/search-engine/demo-shop';
import { type Facts, type FixtureArticle, inBatches } from '@/tests/contracts/search-engine/fixture';
import { judge, mean } from '@/tests/contracts/search-engine/judge';
import { judgedQueries } from '@/tests/contracts/search-engine/judged-queries';
import { createMiniSearch } from './minisearch';
import { catalogue, listQueries, prefixes, textQueries } from './search-data';
import { benchSearchQuality } from './search-quality';

const SIZES = [20_000, 100_000];

type Engine = Pick<SearchEngine, 'search'> & { index(catalogue: IndexSource): Promise<number> };
type Row = Record<string, number>;

/** Compares with MiniSearch (rule 14.5). */
export async function benchSearch(): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {};
  for (const count of SIZES) {
    const size = `${count / 1000}k`;
    const ours = createEmbeddedSearchEngine();
    rows[`${size} ours`] = await measure(ours, count, 4);
    rows[`${size} ours, lists without text`] = await timed(listQueries, (query) => ours.search(query), 4);
    rows[`${size} ours, suggestions`] = await timed(prefixes, (text) => ours.suggest(text), 4);
    rows[`${size} MiniSearch`] = await measure(createMiniSearch(), count, 1);
  }
  rows['demo shop ours'] = await demoQuality(createEmbeddedSearchEngine());
  rows['demo shop MiniSearch'] = await demoQuality(createMiniSearch());
  return rows;
}

export const benchDemoSearch = () => benchSearchQuality(() => createEmbeddedSearchEngine());

/** A generated catalogue has too many good answers; the demo shop has judged ones. */
async function demoQuality(engine: Engine): Promise<Row> {
  const shop = demoShop();
  await engine.index(inBatches(shop.articles));
  return { 'nDCG@10': rounded(mean(await judge(engine, shop, demoQueries)), 3) };
}

async function measure(engine: Engine, count: number, rounds: number): Promise<Row> {
  const before = memory();
  const watch = watchPauses();
  const start = performance.now();
  const read = () => catalogue(count);
  await engine.index({ names: read, articles: read });
  const seconds = (performance.now() - start) / 1000;
  const pause = watch.stop();
  const megabytes = memory() - before;
  const times = await timed(textQueries, (query) => engine.search(query), rounds);
  return {
    'nDCG@10': rounded(await quality(engine, count), 3),
    ...times,
    'index s': rounded(seconds, 2),
    'longest pause ms': Math.round(pause),
    'heap MB': Math.round(megabytes),
  };
}

async function quality(engine: Engine, count: number): Promise<number> {
  const facts = new Map<number, Facts>();
  const articles: FixtureArticle[] = [];
  for await (const batch of catalogue(count, (id, known) => facts.set(id, known))) articles.push(...batch);
  return mean(await judge(engine, { articles, facts }, judgedQueries));
}

async function timed<T>(inputs: T[], run: (input: T) => Promise<unknown>, rounds: number): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    for (const input of inputs) {
      const start = performance.now();
      await run(input);
      if (round) times.push(performance.now() - start);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => rounded(times[Math.floor(share * (times.length - 1))] ?? 0, 2);
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95) };
}

function watchPauses() {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  return {
    stop: () => {
      clearInterval(timer);
      return longest;
    },
  };
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function memory(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
