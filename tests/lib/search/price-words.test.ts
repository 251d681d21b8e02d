import { describe, expect, test } from 'vitest';
import { priceWords } from '@/lib/search/price-words';

describe('priceWords', () => {
  test.each([
    ['jakke under 1000 kr', { max: 100_000 }],
    ['jakke under 1000', { max: 100_000 }],
    ['jakke under 1 000 kroner', { max: 100_000 }],
    ['maks kr 500', { max: 50_000 }],
    ['telt over 2000 kr', { min: 200_000 }],
    ['sko mellom 500 og 1000 kr', { min: 50_000, max: 100_000 }],
    ['sko 500-1000,-', { min: 50_000, max: 100_000 }],
  ])('%s', (text, price) => {
    expect(priceWords(text)?.price).toEqual(price);
  });

  test.each(['sovepose under 20', 'telt over 2000', 'ski 200 til 210', 'undertøy 100', 'bunnunder 200', 'jakke'])(
    'not %s',
    (text) => {
      expect(priceWords(text)).toBeUndefined();
    },
  );
});
