import { expect, it } from 'vitest';
import { roundedToKroner } from '@/lib/prices/money';
import { promoDiscount, promoKey, promoState } from '@/lib/prices/promo-code';

const at = (ms: number) => new Date(Date.UTC(2026, 2, 3) + ms);
it.each([
  [-1, 'coming'],
  [0, 'valid'],
  [9, 'valid'],
  [10, 'expired'],
  [11, 'expired'],
])('rule 4.13: a code of ten moments is, at the moment %i, %s', (ms, state) => {
  expect(promoState({ validFrom: at(0), validTo: at(10) }, at(ms))).toBe(state);
});

it('rule 4.13: codes are one, whatever their case, the blanks around them, and how a keyboard makes their letters', () => {
  expect([' Bjørnø ', 'bjørnø', 'BJØRNØ'].map(promoKey)).toEqual(['BJØRNØ', 'BJØRNØ', 'BJØRNØ']);
  expect(promoKey('blåbær'.normalize('NFD'))).toBe('BLÅBÆR');
});

it('rule 4.13: an amount is øre, a fraction is kept in ten-thousandths', () => {
  expect(promoDiscount({ fixed: true, amount: 5000 })).toEqual({ fixed: true, amount: 5000 });
  expect(promoDiscount({ fixed: false, amount: 2500 })).toEqual({ fixed: false, amount: 0.25 });
});

it.each([
  [149, 100],
  [150, 200],
  [100, 100],
  [0, 0],
])('rule 9.1: %i øre are shown as %i', (ore, kroner) => {
  expect(roundedToKroner(ore)).toBe(kroner);
});
