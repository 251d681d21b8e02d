import fc from 'fast-check';

/** `npm test` walks a little, in other places each time; TEST_ALL walks far. */
const FAR = process.env.TEST_ALL === 'yes' ? Number(process.env.MODEL_WALKS ?? 1000) : undefined;
const seed = process.env.MODEL_SEED;

interface Walks {
  /** Walks of the everyday run. */
  few: number;
  /** Acts of a walk, at most. */
  steps: number;
}

/**
 * Random walks of plain acts. One that fails is made shorter, and printed with its seed: MODEL_SEED=… walks the same ones again,
 * and MODEL_PATH=… with it only the one that failed.
 */
export function walkAll<Act>(
  act: fc.Arbitrary<Act>,
  { few, steps }: Walks,
  walk: (acts: readonly Act[]) => Promise<void>,
): Promise<void> {
  const walks = fc.array(act, { minLength: 1, maxLength: steps, size: 'max' });
  return fc.assert(fc.asyncProperty(walks, walk), {
    numRuns: FAR ?? few,
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(process.env.MODEL_PATH && { path: process.env.MODEL_PATH }),
  });
}

/** One of `choices`, as often as its number says. */
export const weighted = <Name extends string>(choices: Partial<Record<Name, number>>): fc.Arbitrary<Name> =>
  fc.oneof(
    ...(Object.entries(choices) as [Name, number][]).map(([name, weight]) => ({
      arbitrary: fc.constant(name),
      weight,
    })),
  );

/** Seldom. */
export const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 9 }, { arbitrary, weight: 1 });
