import autocannon, { type Options, type Result } from 'autocannon';

export const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
export const CONNECTIONS = 10;

export type Row = Record<string, number | string>;
export type Rows = Record<string, Row>;

/** autocannon's histogram has no p95, so all times are kept. */
type Load = Result & { times: Float64Array };

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

/** The time that this share of sorted times does not exceed. */
export const within = (times: ArrayLike<number>, share: number): number =>
  Number((times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(1));

/** Milliseconds. */
export const figures = ({ requests, times, non2xx, errors }: Load): Row => ({
  'req/s': Math.round(requests.average),
  p50: within(times, 0.5),
  p95: within(times, 0.95),
  p99: within(times, 0.99),
  failed: non2xx + errors,
});
