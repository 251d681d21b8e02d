// Asks one address as fast as it answers. In a process of its own: beside the bench's own work it would be what is measured.
import autocannon, { type Options } from 'autocannon';

export interface Measured {
  /** Milliseconds, sorted. */
  times: Float64Array;
  /** From the first request to the last answer. */
  seconds: number;
  failed: number;
}

process.on('message', async (options: Options) => {
  const times: number[] = [];
  const begun = performance.now();
  const running = autocannon(options);
  running.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  const { non2xx, errors } = await running;
  const seconds = (performance.now() - begun) / 1000;
  process.send?.({ times: Float64Array.from(times).sort(), seconds, failed: non2xx + errors } satisfies Measured);
});
