import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { t } from '@/lib/messages';
import { MOST_VIEWED, viewedFromStored, withViewed } from '@/lib/product/recently-viewed';
import { fitSummary, ratingShares, sortedReviews } from '@/lib/reviews/review-summary';
import { shareLinks } from '@/lib/routes/share-links';

const reviews = (...given: [rating: number, fit: number | null][]) =>
  given.map(([rating, true_to_size], i) => ({ id: i, rating, true_to_size }));

describe('rule 17.2: reviews in sum', () => {
  it('counts every number of stars', () => {
    const shares = ratingShares(reviews([5, null], [5, null], [4, null], [1, null]));
    expect(shares.map((share) => [share.rating, share.count, share.percent])).toEqual([
      [5, 2, 50],
      [4, 1, 25],
      [3, 0, 0],
      [2, 0, 0],
      [1, 1, 25],
    ]);
    expect(ratingShares([]).every((share) => share.percent === 0)).toBe(true);
  });

  it('gives shares that add up, however they are rounded', () => {
    const told = (small: number, normal: number, large: number) => {
      const fits = [...Array(small).fill(-1), ...Array(normal).fill(0), ...Array(large).fill(1)];
      return fitSummary(reviews(...fits.map((fit): [number, number] => [5, fit])))?.shares.map(
        ({ percent }) => percent,
      );
    };
    expect(told(3, 36, 1)).toEqual([8, 90, 2]);
    expect(told(1, 1, 1)).toEqual([34, 33, 33]);
    const counts = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(counts, counts, counts, (...three) => {
        expect(told(...three)?.reduce((sum, percent) => sum + percent, 0)).toBe(100);
        const stars = ratingShares(
          reviews(...three.flatMap((count, i) => Array<[number, null]>(count).fill([i + 1, null]))),
        );
        expect(stars.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
      }),
    );
  });

  it('is read aloud as it is spoken: one star, two stars', () => {
    expect(t('reviews.spreadRow', { rating: 1, count: 5 })).toBe('1 stjerne: 5 omtaler');
    expect(t('reviews.spreadRow', { rating: 2, count: 1 })).toBe('2 stjerner: 1 omtale');
  });

  test.each<[small: number, normal: number, large: number, fit: -1 | 0 | 1 | 'varies' | undefined]>([
    [0, 0, 0, undefined],
    [1, 0, 0, undefined],
    [2, 0, 0, -1],
    [0, 2, 0, 0],
    [0, 0, 3, 1],
    [1, 0, 1, 'varies'],
    [2, 1, 0, -1],
    [0, 2, 1, 0],
    // Nobody wins by a hair.
    [40, 40, 20, 'varies'],
    [20, 41, 39, 'varies'],
    [0, 51, 49, 'varies'],
    [34, 33, 33, 'varies'],
    [49, 26, 25, 'varies'],
    [50, 26, 24, -1],
    [30, 50, 20, 0],
    [34, 50, 16, 'varies'],
    [0, 40, 60, 1],
    [5, 5, 90, 1],
  ])('%i small, %i normal, %i large: %s', (small, normal, large, fit) => {
    const given = [-1, 0, 1].flatMap((one, at) =>
      Array<[number, number]>([small, normal, large][at] ?? 0).fill([4, one]),
    );
    expect(fitSummary(reviews(...given, [4, null]))?.fit).toBe(fit);
  });

  it('the order is by stars, and by time within the same', () => {
    const all = reviews([4, null], [5, null], [1, null], [5, null]);
    const ids = (order: Parameters<typeof sortedReviews>[1]) => sortedReviews(all, order).map((one) => one.id);
    expect([ids('newest'), ids('highest'), ids('lowest')]).toEqual([
      [0, 1, 2, 3],
      [1, 3, 0, 2],
      [2, 0, 1, 3],
    ]);
  });
});

describe('rule 11.12: recently viewed', () => {
  it('holds twelve, the newest first, each once', () => {
    const all = Array.from({ length: 15 }, (_, i) => i + 1).reduce<number[]>(withViewed, []);
    expect(all).toHaveLength(MOST_VIEWED);
    expect(withViewed(all, 10).slice(0, 3)).toEqual([10, 15, 14]);
  });

  test.each([
    [undefined, []],
    ['nonsense', []],
    [{ a: 1 }, []],
    [
      [3, 3, -1, 'x', 2.5, 7],
      [3, 7],
    ],
  ])('stored %j is read as %j', (stored, ids) => {
    expect(viewedFromStored(stored)).toEqual(ids);
  });
});

it('rule 2.21: the share links carry address and title whole', () => {
  const url = 'https://nordvidda.example/product/å-&?variant=7041';
  const links = shareLinks(url, 'Lue & vott: 50 %');
  expect(new URL(links.facebook).searchParams.get('u')).toBe(url);
  expect(new URL(links.twitter).searchParams.get('url')).toBe(url);
  expect(new URL(links.twitter).searchParams.get('text')).toBe('Lue & vott: 50 %');
  expect(decodeURIComponent(links.email)).toContain(`Lue & vott: 50 %\n${url}`);
});
