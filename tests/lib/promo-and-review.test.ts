import { describe, expect, it } from 'vitest';
import { promoKey, promoState } from '@/lib/prices/promo-code';
import { reviewErrors, tidyReview } from '@/lib/reviews/review-form';

const at = (ms: number) => new Date(1_000_000 + ms);

it.each([
  [-1, 'coming'],
  [0, 'valid'],
  [9, 'valid'],
  [10, 'expired'],
])('%i ms after its start a code of ten is %s', (ms, state) => {
  expect(promoState({ validFrom: at(0), validTo: at(10) }, at(ms))).toBe(state);
});

it('codes are the same in any case, with Norwegian letters too', () => {
  expect([' snø15\n', 'SNØ15', 'Snø15'].map(promoKey)).toEqual(['SNØ15', 'SNØ15', 'SNØ15']);
});

describe('a review', () => {
  const form = { rating: 5, content: '1234567890', true_to_size: null, size_color: '', anonymous: false };

  it('rule 5.10: has at least ten and at most four thousand characters, blanks at the ends aside', () => {
    expect(reviewErrors(form)).toEqual({});
    expect(reviewErrors({ ...form, content: ' 123456789 ' })).toEqual({ content: ['review_content_short'] });
    expect(reviewErrors({ ...form, content: 'a'.repeat(4000) })).toEqual({});
    expect(reviewErrors({ ...form, content: 'a'.repeat(4001) })).toEqual({ content: ['review_content_long'] });
  });

  it.each([0, 6, 4.5, Number.NaN, Number.POSITIVE_INFINITY])('has no rating of %d', (rating) => {
    expect(reviewErrors({ ...form, rating })).toEqual({ rating: ['review_rating_required'] });
  });

  it('keeps its lines and tabs, and loses what it does not need', () => {
    const content = '  Bra.\r\n\r\n\r\n\r\n\tVarm også.  ';
    expect(tidyReview({ ...form, content, size_color: ' M,\n blå ' })).toMatchObject({
      content: 'Bra.\n\n\tVarm også.',
      size_color: 'M, blå',
    });
    expect(reviewErrors({ ...form, content })).toEqual({});
  });
});
