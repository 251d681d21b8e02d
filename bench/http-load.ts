import { writeFileSync } from 'node:fs';
import autocannon, { type Options, type Result } from 'autocannon';
import type { TestShop } from '@/scripts/test-shop';

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
export const CONNECTIONS = 10;

export type Row = Record<string, number | string>;
export type Rows = Record<string, Row>;

/** Asks one address as fast as it answers, over CONNECTIONS connections for SECONDS. */
export function load(url: string, options: Partial<Options> = {}): Promise<Result> {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'identity' },
    ...options,
  });
}

/** Times in milliseconds. */
export const figures = ({ requests, latency, non2xx, errors }: Result): Row => ({
  'req/s': Math.round(requests.average),
  p50: latency.p50,
  'p97.5': latency.p97_5,
  p99: latency.p99,
  failed: non2xx + errors,
});

/** A static file of `bytes` served by the same server: what is left over when it does nothing but send. */
export function staticFile(shop: TestShop, bytes: number): string {
  const name = `bench-${bytes}.bin`;
  writeFileSync(`public/pictures/${name}`, Buffer.alloc(bytes, 'x'));
  return `${shop.url}/pictures/${name}`;
}
