export interface Sample {
  at: number;
  rssMb: number;
  /** The page cache, mainly. */
  externalMb: number;
  /** After garbage collection. */
  heapMb: number;
  fds: number;
  handles: number;
}

/** Per hour, by linear regression. */
export function growth(samples: readonly { at: number; value: number }[]): number {
  const mean = (of: (sample: { at: number; value: number }) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, value] = [mean((sample) => sample.at), mean((sample) => sample.value)];
  const over = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.value - value), 0);
  const under = samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
  return under === 0 ? 0 : (over / under) * 3600;
}

const MOST_EXTERNAL_MB = 256;

/**
 * Whether memory and handles keep their level: in the last two thirds of the time (in the first, caches fill) the heap, and what
 * the process has beside its kept pages, grow by less than a tenth of themselves over that time, or by less than 24 MB; the pages stay within
 * their bound; and no more files and handles are open at most in the last third than in the second, but for ten.
 */
export function level(samples: readonly Sample[]): { wrong: string[]; notes: string[] } {
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  const late = samples.slice(third);
  const hours = ((late.at(-1)?.at ?? 0) - (late[0]?.at ?? 0)) / 3600;
  const wrong: string[] = [];
  const notes: string[] = [];
  for (const [name, of] of [
    ['heap', (one: Sample) => one.heapMb],
    ['memory without kept pages', (one: Sample) => one.rssMb - one.externalMb],
  ] as const) {
    const grown = growth(late.map((one) => ({ at: one.at, value: of(one) }))) * hours;
    const usual = late.reduce((sum, one) => sum + of(one), 0) / late.length;
    notes.push(
      `${name}: ${Math.round(of(late[0] as Sample))} MB after a third, ${Math.round(of(late.at(-1) as Sample))} MB at the end, ${grown.toFixed(1)} MB grown by its line`,
    );
    if (grown > Math.max(24, usual / 10))
      wrong.push(`the ${name} grows: ${grown.toFixed(1)} MB in the last two thirds`);
  }
  for (const [name, of] of [
    ['open files', (one: Sample) => one.fds],
    ['handles', (one: Sample) => one.handles],
  ] as const) {
    const [before, after] = [middle, last].map((some) => Math.max(...some.map(of))) as [number, number];
    notes.push(`${name}: at most ${before} in the second third, ${after} in the last`);
    if (after > before + 10) wrong.push(`${name} are not given back: ${before}, then ${after}`);
  }
  const kept = Math.max(...samples.map((one) => one.externalMb));
  notes.push(`kept pages: at most ${Math.round(kept)} MB`);
  if (kept > MOST_EXTERNAL_MB) wrong.push(`the pages that are kept take ${Math.round(kept)} MB`);
  return { wrong, notes };
}
