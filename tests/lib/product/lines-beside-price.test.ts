import { expect, test } from 'vitest';
import { linesBesidePrice } from '@/lib/product/lines-beside-price';

test.each([
  ['a price alone needs none', 'Rimfjell Rabb skalljakke dame', null, 0, 0],
  ['stars find room beside a price', 'Rimfjell Rabb skalljakke dame', null, 9, 0],
  ['the lowest price of 30 days is a line', 'Rimfjell Rabb skalljakke dame', 99900, 0, 1],
  ['and puts the stars on one of their own', 'Rimfjell Rabb skalljakke dame', 99900, 9, 2],
  ['a long name is one more', 'Heldre Jan Mayen Sørbreen ekspedisjonsjakke dame', null, 3, 1],
])('rule 2.80: %s', (_what, name, originalPrice, reviewCount, lines) => {
  expect(linesBesidePrice({ name, originalPrice, reviewCount })).toBe(lines);
});
