import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearches, rememberSearch } from '@/components/search/actions';
import { recentSearchesStore } from '@/components/search/store';
import { searchesFromStored } from '@/lib/search/search-text';
import { openBrowser } from '@/tests/components/browser';

let kept: Map<string, string>;
beforeEach(() => {
  ({ kept } = openBrowser(() => Response.json({})));
  return () => vi.unstubAllGlobals();
});

test('newest first, without duplicates in another case, at most eight', () => {
  for (let i = 1; i <= 10; i++) rememberSearch(`sko ${i}`);
  rememberSearch('SKO 5');
  expect(recentSearchesStore.load()).toEqual(['SKO 5', 'sko 10', 'sko 9', 'sko 8', 'sko 7', 'sko 6', 'sko 4', 'sko 3']);
});

test('normalises the text and ignores an empty one', () => {
  rememberSearch('  ull \n sokk ');
  rememberSearch('   ');
  expect(recentSearchesStore.load()).toEqual(['ull sokk']);
});

test('removes one, or all', () => {
  rememberSearch('sko');
  rememberSearch('lue');
  expect(forgetSearch('Sko')).toEqual(['lue']);
  forgetSearches();
  expect(kept.size).toBe(0);
});

test.each([undefined, { a: 1 }, null, [1, {}]])('ignores stored %j', (stored) => {
  expect(searchesFromStored(stored)).toEqual([]);
});
