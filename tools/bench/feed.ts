import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import type { ImportResult } from '@/server/feed/import';
import { migrateDatabase } from '@/server/platform/db/migrate';
import { feedSize, generateFeed } from './feed-generate';

interface BenchRow {
  name: string;
  value: string;
}

interface Measured extends ImportResult {
  byKind: Record<string, number>;
  peakMegabytes: number;
}

/** Imports a generated feed into an empty database at `adminUrl`, then again without changes. */
export async function benchFeed({ adminUrl, scale = 1 }: { adminUrl: string; scale?: number }): Promise<BenchRow[]> {
  const folder = resolve('.data', scale === 1 ? 'bench-feed' : `bench-feed-${scale}`);
  await generateFeed(folder, scale);
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} });
  const name = `bench_feed_${process.pid}`;
  try {
    await admin`create database ${admin(name)}`;
    const url = adminUrl.replace(/\/[^/]*$/, `/${name}`);
    await migrateDatabase(url);
    const first = await importIn(url, folder);
    const second = await importIn(url, folder);
    const stock = await importIn(url, folder, 'stock');
    return rows(first, second, stock, scale);
  } finally {
    await admin`drop database if exists ${admin(name)} with (force)`;
    await admin.end();
  }
}

async function importIn(url: string, folder: string, only = ''): Promise<Measured> {
  const script = join(import.meta.dirname, 'feed-import.ts');
  const hooks = join(import.meta.dirname, '../ts-hooks.mjs');
  // Limits the young generation, so that garbage of loading is collected.
  const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
  const args = [...flags, '--import', hooks, script, url, folder, only];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 26 });
  return JSON.parse(stdout) as Measured;
}

function rows(first: Measured, second: Measured, stock: Measured, scale: number): BenchRow[] {
  const size = feedSize(scale);
  const speed = (count: number, seconds: number) => `${Math.round(count / seconds).toLocaleString('en')} rows/s`;
  const took = (run: Measured) => `${run.seconds.toFixed(1)} s, peak memory ${run.peakMegabytes.toFixed(0)} MB`;
  const counts = `${size.articles.toLocaleString('en')} articles, ${size.variants.toLocaleString('en')} variants, ${size.stock.toLocaleString('en')} stock rows`;
  const articles = first.byKind.articles ?? 1;
  return [
    { name: `feed: import of ${counts}`, value: `${took(first)}, ${first.refused} refused` },
    {
      name: 'feed: articles',
      value: `${speed(size.articles, articles)}, with ${speed(size.variants, articles)} of variants`,
    },
    { name: 'feed: stock', value: speed(size.stock, first.byKind.stock ?? 1) },
    { name: 'feed: the same again, unchanged', value: `${took(second)}, ${second.changed} changed` },
    { name: 'feed: stock alone, unchanged', value: took(stock) },
  ];
}
