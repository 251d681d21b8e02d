import { Agent, request } from 'node:http';
import type { TestShop } from '@/tools/testing/test-shop';
import { type Row, type Rows, within } from './http-load';

const SECONDS = 8;
const TICK_MS = 20;
const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** Per second. */
const CACHED = 50;
const HEALTH = 5;

interface Outcome {
  status: number;
  ms: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
let asked = 0;

/** An uncached search. */
const newPage = () => `/search/jakke%20${asked++}-${Date.now().toString(36)}`;

function ask(shop: TestShop, path: string): Promise<Outcome> {
  const begun = performance.now();
  const { hostname, port } = new URL(shop.url);
  return new Promise((done) => {
    const over = (status: number) => done({ status, ms: performance.now() - begun });
    const sent = request({ agent, hostname, port, path, headers: AS_A_BROWSER }, (answer) => {
      answer.resume();
      answer.on('end', () => over(answer.statusCode ?? 0));
    });
    sent.on('error', () => over(0));
    sent.end();
  });
}

/** Pages per second for eight concurrent shoppers. */
async function capacity(shop: TestShop): Promise<number> {
  let pages = 0;
  const end = performance.now() + SECONDS * 1000;
  const shopper = async () => {
    while (performance.now() < end) if ((await ask(shop, newPage())).status === 200) pages += 1;
  };
  await Promise.all(Array.from({ length: 8 }, shopper));
  return pages / SECONDS;
}

/** Sends at a fixed rate, whatever the answers. */
async function atRate(shop: TestShop, perSecond: number, path: () => string): Promise<Outcome[]> {
  const begun = performance.now();
  const running: Promise<Outcome>[] = [];
  while (performance.now() - begun < SECONDS * 1000) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (running.length < due) running.push(ask(shop, path()));
    await new Promise((tick) => setTimeout(tick, TICK_MS));
  }
  return Promise.all(running);
}

const row = (outcomes: Outcome[]): Row => {
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  return { 'req/s': Math.round(outcomes.length / SECONDS), p50: within(times, 0.5), p99: within(times, 0.99) };
};

/** Loads the capacity and twice the capacity, with cached pages and health beside. */
export async function benchOverload(shop: TestShop): Promise<Rows> {
  const beside = () => [atRate(shop, CACHED, () => '/'), atRate(shop, HEALTH, () => '/api/v1/health')] as const;
  await ask(shop, '/');
  await capacity(shop);
  const [can] = await Promise.all([capacity(shop), ...beside()]);
  const [pages, cached, health] = await Promise.all([atRate(shop, can * 2, newPage), ...beside()]);
  const good = pages.filter(({ status }) => status === 200);
  const refused = pages.filter(({ status }) => status === 503);
  const failed = (outcomes: Outcome[]) => outcomes.filter(({ status }) => status !== 200).length;
  return {
    'can carry': { 'req/s': Math.round(can) },
    'answered at twice that': {
      ...row(good),
      'of what it can': `${Math.round((good.length / SECONDS / can) * 100)} %`,
    },
    'refused (503)': row(refused),
    neither: { 'req/s': pages.length - good.length - refused.length },
    'cached home page meanwhile': { ...row(cached), failed: failed(cached) },
    'health meanwhile': { ...row(health), failed: failed(health) },
  };
}
