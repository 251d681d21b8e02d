/** A stream of numbers that is the same on every machine: mulberry32, seeded with the FNV-1a hash of a name. */
export type Random = {
  /** 0 ≤ x < 1 */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  sample<T>(list: readonly T[], count: number): T[];
};

const SEED = 'nordvidda-1';

export function randomFor(name: string): Random {
  let state = hash(`${SEED}:${name}`);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const shuffle = <T>(list: readonly T[]) => {
    const result = [...list];
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = int(0, i);
      [result[i], result[j]] = [result[j] as T, result[i] as T];
    }
    return result;
  };
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]) => at(list, int(0, list.length - 1)),
    shuffle,
    sample: (list, count) => shuffle(list).slice(0, count),
  };
}

/** The element at `index`, counted round and round. */
export function at<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new Error('Nothing to choose from');
  return list[index % list.length] as T;
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}
