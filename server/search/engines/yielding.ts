import { passedMs } from '@/server/ports/clock';

/** Lets the event loop turn after each `milliseconds` of work. */
export function slices(milliseconds = 4): () => Promise<void> | undefined {
  let since = passedMs();
  return () => {
    if (passedMs() - since < milliseconds) return undefined;
    return new Promise((resolve) =>
      setImmediate(() => {
        since = passedMs();
        resolve();
      }),
    );
  };
}

type Pause = ReturnType<typeof slices>;

/** Merge sort with pauses: comparing in Norwegian order is slow. */
export async function sortInSlices(items: number[], compare: (a: number, b: number) => number, pause: Pause) {
  const run = 64;
  let from = items;
  for (let start = 0; start < from.length; start += run) {
    const sorted = from.slice(start, start + run).sort(compare);
    for (let i = 0; i < sorted.length; i++) from[start + i] = sorted[i] as number;
    await pause();
  }
  let to = new Array<number>(from.length);
  for (let width = run; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const stop = Math.min(start + 2 * width, from.length);
      let [a, b] = [start, middle];
      for (let i = start; i < stop; i++) {
        const first = a < middle && (b >= stop || compare(from[a] as number, from[b] as number) <= 0);
        to[i] = from[first ? a++ : b++] as number;
        if ((i & 127) === 0) await pause();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

export function inTurn() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
