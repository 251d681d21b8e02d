import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { originalPrice, type PriceRow, percentOff } from '@/lib/prices/price-rules';

/** Day `n` of a calendar in which the campaign starts on day 100. */
const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000);
const row = (kind: PriceRow['kind'], price: number, from: number, to: number | null): PriceRow => ({
  kind,
  price,
  from: day(from),
  to: to === null ? null : day(to),
});
const START = day(100);

describe('prisopplysningsforskriften §9a: førpris is the lowest price of the 30 days before the campaign', () => {
  test.each<[string, PriceRow[], number, number | undefined]>([
    ['one steady price', [row('normal', 1000, 0, 100)], 700, 1000],
    ['the price still in force beside the campaign', [row('normal', 1000, 0, null)], 700, 1000],
    ['the lower of two prices', [row('normal', 900, 0, 90), row('normal', 1000, 90, 100)], 700, 900],
    ['raised shortly before', [row('normal', 800, 0, 99), row('normal', 1200, 99, 100)], 700, 800],
    ['a lower price that ended 30 days before', [row('normal', 500, 0, 70), row('normal', 1000, 70, 100)], 700, 1000],
    ['a lower price until a moment later', [row('normal', 750, 0, 71), row('normal', 1000, 71, 100)], 700, 750],
    ['an earlier campaign in the window', [row('normal', 1000, 0, null), row('campaign', 800, 80, 85)], 700, 800],
    ['a club price in the window', [row('normal', 1000, 0, null), row('club', 850, 80, 85)], 700, 850],
    ['what starts with the campaign', [row('normal', 1000, 0, 100), row('campaign', 700, 100, null)], 700, 1000],
    ['later prices', [row('normal', 1000, 0, null), row('campaign', 100, 110, 120)], 700, 1000],
    ['not above the price of today', [row('normal', 700, 0, 100)], 700, undefined],
    ['an earlier campaign just as cheap', [row('normal', 1000, 0, null), row('campaign', 700, 80, 85)], 700, undefined],
    ['no history', [], 700, undefined],
    ['a history of 29 days', [row('normal', 1000, 71, null)], 700, undefined],
    ['a history of exactly 30 days', [row('normal', 1000, 70, null)], 700, 1000],
    ['a history that ended before the window', [row('normal', 1000, 0, 60)], 700, undefined],
  ])('%s', (_, history, current, expected) => {
    expect(originalPrice(history, START, current)).toBe(expected);
  });
});

describe('prisopplysningsforskriften §9a: with stepwise cuts, the lowest price before the first', () => {
  const normal = row('normal', 1000, 0, null);
  test.each<[string, PriceRow[], number | undefined]>([
    ['two steps', [normal, row('campaign', 800, 90, 100)], 1000],
    ['three steps', [row('campaign', 900, 60, 80), row('campaign', 800, 80, 100), normal], 1000],
    ['a longer campaign around the deeper one', [normal, row('campaign', 800, 50, null)], 1000],
    ['a break between them', [normal, row('campaign', 800, 90, 99)], 800],
    ['the earlier one was deeper', [normal, row('campaign', 650, 90, 100)], undefined],
    ['the earlier one was as deep', [normal, row('campaign', 700, 90, 100)], undefined],
    ['a deeper one beside the step', [normal, row('campaign', 800, 80, 100), row('campaign', 650, 90, 100)], undefined],
    ['two beside each other', [normal, row('campaign', 800, 80, 100), row('campaign', 750, 90, 100)], 1000],
    ['the same the other way about', [row('campaign', 750, 90, 100), row('campaign', 800, 80, 100), normal], 1000],
    ['a cheaper one just before the step', [normal, row('campaign', 750, 60, 70), row('campaign', 800, 70, 100)], 750],
    ['a cheaper one within 30 days of it', [normal, row('campaign', 750, 60, 65), row('campaign', 800, 90, 100)], 750],
    ['a club price before', [normal, row('club', 800, 90, 100)], 800],
    [
      'a cheaper price before the first step',
      [row('normal', 850, 0, 70), row('normal', 1000, 70, null), row('campaign', 800, 90, 100)],
      850,
    ],
    ['no 30 days before the first step', [row('normal', 1000, 70, null), row('campaign', 800, 90, 100)], undefined],
  ])('%s', (_, history, expected) => {
    expect(originalPrice(history, START, 700)).toBe(expected);
  });
});

it('never claims more than the dearest price, nor a price that is not above today', () => {
  const rows = fc.array(
    fc
      .tuple(
        fc.constantFrom('normal', 'campaign', 'club'),
        fc.nat(2000),
        fc.nat(120),
        fc.option(fc.integer({ min: 1, max: 60 })),
      )
      .map(([kind, price, from, length]) => row(kind, price, from, length === null ? null : from + length)),
  );
  fc.assert(
    fc.property(rows, fc.nat(2000), (history, current) => {
      const before = originalPrice(history, START, current);
      if (before === undefined) return;
      expect(before).toBeGreaterThan(current);
      expect(history.map(({ price }) => price)).toContain(before);
      expect(percentOff(before, current)).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  [1000, 700, 30],
  [999, 666, 33],
  [1000, 701, 29],
  [1000, 999, 0],
  [1000, 0, 100],
  [1000, 1000, 0],
  [700, 1000, 0],
  [undefined, 700, 0],
  [null, 700, 0],
])('percentOff: from %s to %d is %d percent, rounded down', (before, now, percent) => {
  expect(percentOff(before, now)).toBe(percent);
});
