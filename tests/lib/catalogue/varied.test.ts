import { expect, it } from 'vitest';
import { varied } from '@/lib/catalogue/varied';

it('shows one of each kind before the second of any, else in the order given', () => {
  const of = (...kinds: number[]) => kinds.map((articleGroup3ID, id) => ({ id, articleGroup3ID }));
  expect(varied(of(1, 1, 2, 1, 3, 2)).map(({ id }) => id)).toEqual([0, 2, 4, 1, 5, 3]);
  expect(varied([])).toEqual([]);
});
