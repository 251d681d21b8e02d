/** `npm run test:all` compares everything; `npm test` a part, another one each time (TEST_SEED, printed by the run). */
export const wholeRun = process.env.TEST_ALL === 'yes';

const SEED = Number(process.env.TEST_SEED ?? 1);

/** mulberry32: numbers from 0 to 1, the same for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` of them, in their order; all of them in a whole run. */
export function sample<T>(all: readonly T[], count: number): T[] {
  if (wholeRun || all.length <= count) return [...all];
  const next = numbers(SEED + all.length);
  const chosen = all
    .map((_one, index) => ({ index, lot: next() }))
    .sort((a, b) => a.lot - b.lot)
    .slice(0, count)
    .map(({ index }) => index);
  return all.filter((_one, index) => chosen.includes(index));
}
