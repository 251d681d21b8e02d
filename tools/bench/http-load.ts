import autocannon, { type Options, type Result } from 'autocannon';

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
export const CONNECTIONS = 10;

export type Row = Record<string, number | string>;
export type Rows = Record<string, Row>;

/** What came of it, with every answer's time, sorted: the histogram of autocannon knows no p95. */
type Load = Result & { times: Float64Array };

/** Asks one address as fast as it answers, over CONNECTIONS connections for SECONDS. */
export async function load(url: string, options: Partial<Options> = {}): Promise<Load> {
  const times: number[] = [];
  const running = autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'identity' },
    ...options,
  });
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  return { ...(await running), times: Float64Array.from(times).sort() };
}

/** The time, to one decimal, within which this share of sorted times lies. */
export const within = (times: ArrayLike<number>, share: number): number =>
  Number((times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1));

/** Times in milliseconds. */
export const figures = ({ requests, times, non2xx, errors }: Load): Row => ({
  'req/s': Math.round(requests.average),
  p50: within(times, 0.5),
  p95: within(times, 0.95),
  p99: within(times, 0.99),
  failed: non2xx + errors,
});
