import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bitCount } from '@/lib/lists/bitset';
import { distance, distanceLimit, letterBits } from '@/lib/search/spelling';

describe('distance', () => {
  test.each([
    ['regnbuske', 'regnbukse', 1],
    ['hodelyckt', 'hodelykt', 1],
    ['lue', 'luer', 1],
    ['jakke', 'bukse', 3],
    ['', 'abc', 3],
    ['samme', 'samme', 0],
  ])('%s and %s: %i', (a, b, expected) => {
    expect(distance(a, b, 9)).toBe(expected);
  });

  test('above the limit it says limit + 1, at the limit the distance', () => {
    expect(distance('jakke', 'bukse', 2)).toBe(3);
    expect(distance('jakke', 'bukse', 3)).toBe(3);
    expect(distance('a', 'abcdef', 2)).toBe(3);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 's'), maxLength: 7 });

  test('is symmetrical, and the limit changes nothing below it', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 7 }), (a, b, limit) => {
        const whole = distance(a, b, 99);
        expect(distance(b, a, 99)).toBe(whole);
        expect(distance(a, b, limit)).toBe(whole <= limit ? whole : limit + 1);
      }),
    );
  });

  test('words d edits apart differ in at most 2·d letter bits', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(bitCount(letterBits(a) ^ letterBits(b))).toBeLessThanOrEqual(2 * distance(a, b, 99));
      }),
    );
  });
});

test.each([
  [3, 0],
  [4, 1],
  [6, 1],
  [7, 2],
  [11, 2],
  [12, 3],
])('words of %i letters may be %i off', (length, limit) => {
  expect(distanceLimit(length)).toBe(limit);
});

test('bits are counted up to the last', () => {
  for (const word of [0, 1, -1, 0x80000000, 0x55555555]) {
    expect(bitCount(word | 0)).toBe([...(word >>> 0).toString(2)].filter((bit) => bit === '1').length);
  }
});
