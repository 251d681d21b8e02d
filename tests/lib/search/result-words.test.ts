import { describe, expect, test } from 'vitest';
import { nearestNames } from '@/lib/search/nearest-names';
import { withoutWords } from '@/lib/search/without-words';

describe('a wish taken out of a query', () => {
  test.each([
    ['regnbukse til barn', 'barn', 'regnbukse'],
    ['Fjellsko Str 43 dame', 'str 43', 'fjellsko dame'],
    ['jakke under 1000 kr', 'under 1000 kr', 'jakke'],
    ['rød rødstrupe rød', 'rød', 'rødstrupe rød'],
    ['dame', 'dame', ''],
  ])('%s without %s', (text, written, rest) => {
    expect(withoutWords(text, written)).toBe(rest);
  });
});

describe('names most like a text', () => {
  const named = ['Jakker', 'Regnjakker', 'Sovepose', 'Hodelykter', 'Kjøkken'].map((name) => ({ name }));

  test('the nearest first, strangers not at all', () => {
    expect(nearestNames('regnjakk', named).map(({ name }) => name)).toEqual(['Regnjakker', 'Jakker']);
    expect(nearestNames('kjokken', named)[0]?.name).toBe('Kjøkken');
    expect(nearestNames('xqzw', named)).toEqual([]);
    expect(nearestNames('', named)).toEqual([]);
  });
});
