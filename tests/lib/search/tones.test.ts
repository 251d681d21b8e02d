import { describe, expect, test } from 'vitest';
import { toneOf } from '@/lib/search/shades';

describe('dark and light', () => {
  test.each([
    ['#16223f', 'dark'],
    ['#000000', 'dark'],
    ['#9fc3d8', 'light'],
    ['#ffffff', 'light'],
    ['#1f5a8a', undefined],
    ['blue', undefined],
    ['', undefined],
  ])('%s is %s', (hex, tone) => {
    expect(toneOf(hex)).toBe(tone);
  });
});
