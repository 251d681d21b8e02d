import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  decimalPrice,
  formatKroner,
  formatPrice,
  fractionOf,
  kronerToOre,
  roundedToKroner,
  roundOre,
  splitByWeight,
  vatIncluded,
} from '@/lib/prices/money';

describe('rule 9.2: number display uses the Norwegian format with exactly 2 decimals', () => {
  test.each([
    [119900, '1\u00a0199,00'],
    [0, '0,00'],
    [-0, '0,00'],
    [5, '0,05'],
    [99, '0,99'],
    [100000, '1\u00a0000,00'],
    [123456789, '1\u00a0234\u00a0567,89'],
    [-19900, '\u2212199,00'],
  ])('%d øre is %s', (ore, text) => {
    expect(formatKroner(ore)).toBe(text);
    expect(formatPrice(ore)).toBe(`${text}\u00a0kr`);
  });

  it('reads back as the same amount, whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer(), (ore) => {
        const back = formatKroner(ore)
          .replace(/\u00a0/g, '')
          .replace('\u2212', '-')
          .replace(',', '');
        expect(Number(back)).toBe(ore);
      }),
    );
  });
});

test.each([
  [119900, '1199.00'],
  [5, '0.05'],
  [0, '0.00'],
  [-150, '-1.50'],
])('rule 12.7: %d øre in JSON-LD and feeds is %s', (ore, text) => {
  expect(decimalPrice(ore)).toBe(text);
});

test.each([
  [0.5, 1],
  [-0.5, -1],
  [1.49, 1],
  [-0.2, 0],
])('roundOre: %d becomes %d, halves away from zero', (ore, rounded) => {
  expect(roundOre(ore)).toBe(rounded);
});

test.each([
  [1.15, 115],
  [1.005, 101],
  [8.165, 817],
  [1199, 119900],
])('kronerToOre: %d kr is %d øre in spite of binary fractions', (kroner, ore) => {
  expect(kronerToOre(kroner)).toBe(ore);
});

test.each([
  [10000, 0.25, 2500],
  [115, 0.1, 12],
  [999, 1 / 3, 333],
  [100, 1, 100],
])('fractionOf: of %d øre, %d is %d', (ore, fraction, part) => {
  expect(fractionOf(ore, fraction)).toBe(part);
});

test.each([
  [12500, 25, 2500],
  [11500, 15, 1500],
  [100, 0, 0],
])('vatIncluded: %d øre at %d percent holds %d', (ore, percent, vat) => {
  expect(vatIncluded(ore, percent)).toBe(vat);
});

test.each([
  [149, 100],
  [150, 200],
  [119_949, 119_900],
  [0, 0],
])('rule 9.1: a price of %d øre is shown as %d', (ore, shown) => {
  expect(roundedToKroner(ore)).toBe(shown);
});

describe('rule 15.8: a discount is split by largest remainder', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [1, 3], [3, 7]],
    [10, [1, 2], [3, 7]],
    [100, [1, 4, 1], [17, 67, 16]],
    [7, [0, 0], [7, 0]],
    [7, [], []],
  ])('%d by %j is %j', (ore, weights, parts) => {
    expect(splitByWeight(ore, weights)).toEqual(parts);
  });

  it('adds up to the whole, and no part is more than one øre from its share', () => {
    const weights = fc.array(fc.nat(), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.nat(), weights, (ore, weights) => {
        const parts = splitByWeight(ore, weights);
        const sum = weights.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(ore);
        if (sum > 0) {
          for (const [i, part] of parts.entries()) {
            expect(Math.abs(part - (ore * (weights[i] ?? 0)) / sum)).toBeLessThanOrEqual(1);
          }
        }
      }),
    );
  });
});
