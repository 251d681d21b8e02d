import { describe, expect, test } from 'vitest';
import { fold, normalise } from '@/lib/search/normalise';

describe('normalise', () => {
  test.each([
    ['ULLTRØYE', 'ulltrøye'],
    ['blå'.normalize('NFD'), 'blå'],
    ['Vårjäcka', 'vårjæcka'],
    ['Höst', 'høst'],
    ['idé à café', 'ide a cafe'],
    ['Ødegård’s', 'ødegårds'],
    ['ｆｕｌｌ', 'full'],
    ['3–4', '3-4'],
    ['Gore-Tex', 'goretex'],
    ['gore tex jakke', 'goretex jakke'],
    ['GTX', 'goretex'],
    ['gore-texjakke', 'goretexjakke'],
    ['T-skjorte', 'tskjorte'],
    ['t-skjorter', 'tskjorter'],
    ['teen', 'teen'],
    ['t-shirt', 'tskjorte'],
    ['soft shell', 'softshell'],
    ['el-sykkel', 'elsykkel'],
    ['hel sykkel', 'hel sykkel'],
  ])('%s → %s', (text, expected) => {
    expect(normalise(text)).toBe(expected);
  });
});

describe('fold', () => {
  test.each([
    ['ulltrøye', 'ulltroye'],
    ['ulltroeye', 'ulltroye'],
    ['pannebånd', 'panneband'],
    ['pannebaand', 'panneband'],
    ['ærfugl', 'arfugl'],
  ])('%s → %s', (word, expected) => {
    expect(fold(word)).toBe(expected);
  });
});
