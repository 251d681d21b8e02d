import { brotliCompressSync } from 'node:zlib';
import { say } from '@/tools/machine/terminal';
import type { TestShop } from '@/tools/testing/test-shop';
import type { Row, Rows } from './http-load';
import { cpuMs } from './processes';
import { startProgram } from './programs';
import { firstProduct, listOf, pathOf, type ShopData } from './shop-data';
import { median, round } from './statistics';
import { type Asked, askWithWrk, ensureWrk } from './wrk';

/** Shop and plain server take turns, to spread disturbances evenly. */
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const AS_BROWSERS = { 'accept-encoding': 'br, gzip' };
const COOKIES = { ...AS_BROWSERS, cookie: `XSRF-TOKEN=${'x'.repeat(100)}; cookieConsent=${'y'.repeat(75)}` };

interface Load {
  name: string;
  path: string;
  connections: number;
  headers: Record<string, string>;
}

interface Turn extends Asked {
  cpuUs: number;
}

/** Brotli, as browsers ask, beside plain Node that sends the same bytes from memory. */
export async function benchCachedPages(shop: TestShop, data: ShopData): Promise<Rows> {
  await ensureWrk(say);
  const pages = { home: '/', list: listOf(data), product: pathOf(firstProduct(data)), search: '/search/jakke' };
  const few = { connections: 8, headers: AS_BROWSERS };
  const loads: Load[] = [
    ...Object.entries(pages).map(([name, path]) => ({ name, path, ...few })),
    { name: 'list, 1,000 connections', path: pages.list, ...few, connections: 1000 },
    { name: 'list, 200 bytes of cookies', path: pages.list, ...few, headers: COOKIES },
  ];
  const rows: Rows = {};
  for (const load of loads) rows[load.name] = await beside(shop, load);
  return rows;
}

async function beside(shop: TestShop, { path, connections, headers }: Load): Promise<Row> {
  const url = shop.url + path;
  const body = brotliCompressSync(await (await fetch(url)).bytes());
  const plain = startProgram('plain-server.ts');
  const turn = async (asked: string, pid: number, seconds = SECONDS): Promise<Turn> => {
    const before = cpuMs(pid);
    const answered = await askWithWrk(asked, { connections, seconds, headers });
    return { ...answered, cpuUs: ((cpuMs(pid) - before) * 1000) / answered.requests };
  };
  try {
    const answer = {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': body.length },
      body,
    };
    const plainUrl = `http://localhost:${await plain.ask<number>(answer)}`;
    // Compression follows the first answer.
    for (const [warm, pid] of [
      [url, shop.pid],
      [plainUrl, plain.pid],
    ] as const)
      await turn(warm, pid, 1);
    const turns: { ours: Turn; same: Turn }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      turns.push({ same: await turn(plainUrl, plain.pid), ours: await turn(url, shop.pid) });
    const middle = (of: (turn: (typeof turns)[number]) => number, digits = 0) => round(median(turns.map(of)), digits);
    return {
      'req/s': middle(({ ours }) => ours.perSecond),
      'plain Node': middle(({ same }) => same.perSecond),
      'of plain %': middle(({ ours, same }) => (100 * ours.perSecond) / same.perSecond),
      'p50 ms': middle(({ ours }) => ours.p50, 2),
      'p99 ms': middle(({ ours }) => ours.p99, 2),
      'CPU µs': middle(({ ours }) => ours.cpuUs),
      'plain CPU µs': middle(({ same }) => same.cpuUs),
      'KB br': round(body.length / 1024, 1),
      failed: turns.reduce((sum, { ours }) => sum + ours.failed, 0),
    };
  } finally {
    plain.stop();
  }
}
