import { setTimeout as pause } from 'node:timers/promises';

/** @throws Error that names the missing state */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  { seconds = 60, everyMs = 100 }: { seconds?: number; everyMs?: number } = {},
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    if (await holds()) return;
    if (performance.now() > end) throw new Error(`After ${seconds} s still not: ${what}`);
    await pause(everyMs);
  }
}

export async function within<T>(what: string, seconds: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = pause(seconds * 1000, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`Not done in ${seconds} s: ${what}`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
    late.catch(() => {});
  }
}
