import type { TestShop } from '@/tools/testing/test-shop';
import { CONNECTIONS, type Row, type Rows, SECONDS, within } from './http-load';
import type { Measured } from './load-generator';
import { machineIndex } from './machine-index';
import { cpuMs } from './processes';
import { startProgram } from './programs';
import { firstProduct, listOf, pathOf, type ShopData } from './shop-data';
import { wholeAnswer } from './whole-answer';

const CODINGS = { 'as written': 'identity', 'as a browser asks': 'gzip, deflate, br, zstd' };
/** Shop and plain server take turns, to spread disturbances evenly. */
const TURNS = 2;
const WARM_SECONDS = 1;

interface Load {
  times: Float64Array;
  perSecond: number;
  cpuUs: number;
  failed: number;
}

export async function benchCachedPages(shop: TestShop, data: ShopData): Promise<Rows> {
  const pages = {
    home: '/',
    list: listOf(data),
    product: pathOf(firstProduct(data)),
    search: '/search/ulltr%C3%B8ye',
  };
  const plain = startProgram('plain-server.ts');
  const generator = startProgram('load-generator.ts');

  async function ask(url: string, headers: object, seconds: number, pid: number): Promise<Load> {
    const before = cpuMs(pid);
    const measured = await generator.ask<Measured>({ url, connections: CONNECTIONS, duration: seconds, headers });
    const requests = measured.times.length;
    const cpuUs = ((cpuMs(pid) - before) * 1000) / requests;
    return { times: measured.times, failed: measured.failed, perSecond: requests / measured.seconds, cpuUs };
  }

  async function row(path: string, coding: string): Promise<Row> {
    const headers = { 'accept-encoding': coding };
    const url = shop.url + path;
    // Compression follows the first answer.
    await ask(url, headers, WARM_SECONDS, shop.pid);
    const answer = await wholeAnswer(url, headers);
    const plainUrl = `http://localhost:${await plain.ask<number>(answer)}`;
    await ask(plainUrl, headers, WARM_SECONDS, plain.pid);
    const index = machineIndex();
    const turns: [Load, Load][] = [];
    for (let turn = 0; turn < TURNS; turn++)
      turns.push([
        await ask(url, headers, SECONDS / TURNS, shop.pid),
        await ask(plainUrl, headers, SECONDS / TURNS, plain.pid),
      ]);
    const ours = together(turns.map(([load]) => load));
    const same = together(turns.map(([, load]) => load));
    const next = await ask(shop.nextUrl + path, headers, 2, shop.pid);
    return {
      'req/s': Math.round(ours.perSecond),
      'plain Node': Math.round(same.perSecond),
      'of plain %': Math.round((ours.perSecond / same.perSecond) * 100),
      'p50 ms': within(ours.times, 0.5),
      'p99 ms': within(ours.times, 0.99),
      'CPU µs': Math.round(ours.cpuUs),
      'plain CPU µs': Math.round(same.cpuUs),
      'Next alone': Math.round(next.perSecond),
      KB: Math.round(answer.body.length / 1024),
      failed: ours.failed,
      'machine index': index,
    };
  }

  try {
    const rows: Rows = {};
    for (const [name, path] of Object.entries(pages))
      for (const [how, coding] of Object.entries(CODINGS)) rows[`${name}, ${how}`] = await row(path, coding);
    return rows;
  } finally {
    plain.stop();
    generator.stop();
  }
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const together = (loads: Load[]): Load => ({
  times: Float64Array.from(loads.flatMap(({ times }) => [...times])).sort(),
  perSecond: mean(loads.map(({ perSecond }) => perSecond)),
  cpuUs: mean(loads.map(({ cpuUs }) => cpuUs)),
  failed: loads.reduce((sum, { failed }) => sum + failed, 0),
});
