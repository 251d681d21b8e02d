import { describe, expect, test } from 'vitest';
import {
  isRunning,
  queryKey,
  redirectOf,
  refusedPath,
  refusedTerms,
  wishesOf,
  withSynonyms,
} from '@/server/search/words/rules';
import type { SearchRule } from '@/server/search/words/types';

const table = {
  same: [
    ['lue', 'beanie'],
    ['hodelykt', 'head torch'],
  ],
  narrower: { skitøy: ['skijakke'] },
};
const rule = (some: Partial<SearchRule>): SearchRule => ({
  ...{ id: 1, query: 'jakke', effect: 'pin', field: 'ids', ids: [], path: null, startsAt: null, endsAt: null },
  ...some,
});

describe('rule 14.20: synonyms of staff', () => {
  test.each([
    [['lue', 'topplue'], undefined],
    [['hodelykt', 'panne lykt'], undefined],
    [['lue'], /two words or more/],
    [['beanie', 'topplue'], /"beanie" already means "lue"; say "lue" first/],
    [['hatt', 'beanie'], /"beanie" already means "lue"/],
    [['hatt', 'lue'], /"lue" is the shop's own word for others; put it first/],
    [['jakke', 'jakker'], /"jakke" is one word in all its forms/],
    [['jakke', 'a'], /"a" is no word/],
    [['jakke', '<b>'], /"<b>" is no word/],
    [['jakke', 'one two three four five six'], /is no word/],
    [Array.from({ length: 21 }, (_, i) => `ord${i}`), /too many/],
  ])('%j', (terms, refused) => {
    const said = refusedTerms('same', terms, table);
    if (refused) expect(said).toMatch(refused);
    else expect(said).toBeUndefined();
  });

  test('a wide word finds single words', () => {
    expect(refusedTerms('narrower', ['first layer', 'ulltrøye'], table)).toBeUndefined();
    expect(refusedTerms('narrower', ['skitøy', 'lue', 'varm lue'], table)).toMatch(/"varm lue" is not/);
  });

  test("stand beside the shop's own, what they find first", () => {
    const both = withSynonyms(table, [
      { id: 1, relation: 'same', terms: ['lue', 'topplue'] },
      { id: 2, relation: 'narrower', terms: ['skitøy', 'lue', 'skijakke'] },
    ]);
    expect(both.same).toEqual([...table.same, ['lue', 'topplue']]);
    expect(both.narrower).toEqual({ skitøy: ['lue', 'skijakke'] });
    expect(table.narrower).toEqual({ skitøy: ['skijakke'] });
  });
});

describe('rule 14.21: rules of a search', () => {
  test.each(['skijakke', ' Skijakker ', '"skijakken"', 'SKIJAKKENE'])('%s is the same search', (text) => {
    expect(queryKey(text)).toBe(queryKey('skijakke'));
  });

  test('are of that search alone', () => {
    expect(queryKey('skijakke dame')).not.toBe(queryKey('skijakke'));
  });

  test('in the order they were made, each article once', () => {
    const wishes = wishesOf([
      rule({ ids: [3, 1] }),
      rule({ effect: 'boost', field: 'brands', ids: [12] }),
      rule({ ids: [1, 2] }),
    ]);
    expect(wishes).toEqual({ pinned: [3, 1, 2], boosts: [{ brands: [12] }] });
    expect(wishesOf([])).toEqual({});
  });

  test('from the moment they begin until the moment they end', () => {
    const [from, until] = [new Date('2026-12-01T00:00:00Z'), new Date('2026-12-25T00:00:00Z')];
    const at = (time: string) => isRunning({ startsAt: from, endsAt: until }, new Date(time));
    expect(
      ['2026-11-30T23:59:59Z', '2026-12-01T00:00:00Z', '2026-12-24T23:59:59Z', '2026-12-25T00:00:00Z'].map(at),
    ).toEqual([false, true, true, false]);
    expect(isRunning({ startsAt: null, endsAt: null }, from)).toBe(true);
  });
});

describe('rule 14.22: a search that leads to a page', () => {
  test.each(['/', '/gavekort', '/klær/jakker?farge=4', '/blog/ski#smøring'])('%s is a page of this site', (path) => {
    expect(refusedPath(path)).toBeUndefined();
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'gavekort',
    '',
    '/a b',
    '/\\\\x',
    'javascript:alert(1)',
    '/./\t/elsewhere.example',
    '/..//elsewhere.example',
  ])('%j is not', (path) => {
    expect(refusedPath(path)).toMatch(/is no path on this site/);
  });

  test('nor a search, which could lead on for ever', () => {
    expect(refusedPath('/search/jakke')).toMatch(/make the words synonyms/);
    expect(refusedPath('/searching')).toBeUndefined();
  });

  test('the last rule wins', () => {
    const to = (path: string) => rule({ effect: 'redirect', field: null, path });
    expect(redirectOf([to('/a'), to('/b')])).toBe('/b');
    expect(redirectOf([rule({ ids: [1] })])).toBeUndefined();
  });
});
