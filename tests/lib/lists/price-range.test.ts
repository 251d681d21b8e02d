import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialListState } from '@/lib/lists/list-query';
import { dragged, sliderRange, typed, withPriceIn } from '@/lib/lists/price-range';

const range = { min: 100, max: 1100 };

describe('rule 5.7, rule 5.8: the price slider', () => {
  it('spans what the list costs in whole steps of 10', () => {
    expect(sliderRange({ min: 10_900, max: 109_900 })).toEqual({ min: 100, max: 1100 });
    expect(sliderRange({ min: 50_000, max: 50_000 })).toEqual({ min: 500, max: 500 });
  });

  it.each([
    ['min', 400, { min: 100, max: 1100 }, { min: 400, max: 1100 }],
    ['min', 50, { min: 100, max: 1100 }, { min: 100, max: 1100 }],
    // 15 percent of 1000 is 150.
    ['min', 600, { min: 100, max: 700 }, { min: 550, max: 700 }],
    ['max', 700, { min: 600, max: 1100 }, { min: 600, max: 750 }],
    ['max', 2000, { min: 600, max: 900 }, { min: 600, max: 1100 }],
    // Typed closer than that, it is not torn apart by a touch.
    ['min', 690, { min: 690, max: 700 }, { min: 690, max: 700 }],
    ['min', 300, { min: 690, max: 700 }, { min: 300, max: 700 }],
  ] as const)('dragging stops when a handle comes within 15 percent: %s to %i', (handle, value, now, expected) => {
    expect(dragged(handle, value, now, range)).toEqual(expected);
  });

  it.each([
    ['min', '300', { min: 100, max: 1100 }, { min: 300, max: 1100 }],
    ['min', '1 000', { min: 100, max: 1100 }, { min: 1000, max: 1100 }],
    ['min', '1\u00a0000 kr', { min: 100, max: 1100 }, { min: 1000, max: 1100 }],
    ['min', 'kr 1.000,-', { min: 100, max: 1100 }, { min: 1000, max: 1100 }],
    ['min', '４００', { min: 100, max: 1100 }, { min: 400, max: 1100 }],
    ['min', '399,50', { min: 100, max: 1100 }, { min: 400, max: 1100 }],
    ['min', '50', { min: 300, max: 1100 }, { min: 100, max: 1100 }],
    ['min', '900', { min: 300, max: 800 }, { min: 100, max: 800 }],
    ['min', 'gratis', { min: 300, max: 800 }, { min: 100, max: 800 }],
    ['min', '', { min: 300, max: 800 }, { min: 100, max: 800 }],
    ['max', '900', { min: 300, max: 800 }, { min: 300, max: 900 }],
    ['max', '200', { min: 300, max: 800 }, { min: 300, max: 1100 }],
    ['max', '9999', { min: 300, max: 800 }, { min: 300, max: 1100 }],
    ['max', '-5', { min: 300, max: 800 }, { min: 300, max: 1100 }],
  ] as const)('a number out of place resets to the end of the range: %s "%s"', (handle, text, now, expected) => {
    expect(typed(handle, text, now, range)).toEqual(expected);
  });

  const shoes = { min: 34_900, max: 369_900 };
  it.each([
    [{ max: 10_000 }, undefined],
    [{ min: 500_000 }, undefined],
    [{ min: 300_000, max: 50_000 }, { max: 50_000 }],
    [{ min: 100_000, max: 999_900 }, { min: 100_000 }],
    [{ min: 10_000, max: 50_000 }, { max: 50_000 }],
    [{ min: 34_900, max: 369_900 }, undefined],
    [{ min: 369_900 }, { min: 369_900 }],
    [{ max: 34_900 }, { max: 34_900 }],
  ])('rule 5.7: what an address asks out of place resets to its end: %j', (price, expected) => {
    const state = initialListState('bestseller');
    const asked = { ...state, filters: { ...state.filters, price } };
    const { filters } = withPriceIn(asked, shoes);
    expect(filters).toEqual(expected ? { ...asked.filters, price: expected } : state.filters);
    expect(withPriceIn(asked, undefined)).toBe(asked);
  });

  it('whatever is dragged, the handles stay in the range and never cross', () => {
    const value = fc.integer({ min: 0, max: 2000 });
    const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), value), { maxLength: 20 });
    fc.assert(
      fc.property(moves, (all) => {
        let now = range;
        for (const [handle, to] of all) {
          now = dragged(handle, to, now, range);
          expect(now.min).toBeGreaterThanOrEqual(range.min);
          expect(now.max).toBeLessThanOrEqual(range.max);
          expect(now.max - now.min).toBeGreaterThanOrEqual(150);
        }
      }),
    );
  });
});
