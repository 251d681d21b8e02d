// Runs in a process of its own, so that the bench's work is not measured.
import autocannon, { type Options } from 'autocannon';

export interface Measured {
  times: Float64Array;
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
