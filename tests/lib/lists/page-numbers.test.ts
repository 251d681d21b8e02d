import { describe, expect, it } from 'vitest';
import { pageNumbers } from '@/lib/lists/page-numbers';

describe('which page links a list shows', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, -9, 9]],
    [5, 9, [1, -4, 4, 5, 6, -9, 9]],
    [3, 9, [1, 2, 3, 4, -9, 9]],
    [4, 9, [1, 2, 3, 4, 5, -9, 9]],
    [9, 9, [1, -8, 8, 9]],
  ])('page %i of %i', (page, last, shown) => {
    expect(pageNumbers(page, last)).toEqual(shown);
  });
});
