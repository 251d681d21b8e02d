import { expect, test } from 'vitest';
import { createRecentSearches } from '@/components/search/recent-searches';

function kept(first?: string) {
  const values = new Map<string, string>(first === undefined ? [] : [['recentSearches', first]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  } as Storage;
  return { values, recent: createRecentSearches(() => storage) };
}

test('rule 14.10: newest first, once each whatever the case, eight at most', () => {
  const { recent } = kept();
  for (let i = 1; i <= 10; i++) recent.remember(`sko ${i}`);
  recent.remember('SKO 5');
  expect(recent.read()).toEqual(['SKO 5', 'sko 10', 'sko 9', 'sko 8', 'sko 7', 'sko 6', 'sko 4', 'sko 3']);
});

test('the text is normalised, and empty text is none', () => {
  const { recent } = kept();
  recent.remember('  ull \n sokk ');
  recent.remember('   ');
  expect(recent.read()).toEqual(['ull sokk']);
});

test('one is removed, or all; nothing stays behind', () => {
  const { recent, values } = kept();
  recent.remember('sko');
  recent.remember('lue');
  expect(recent.remove('Sko')).toEqual(['lue']);
  recent.clear();
  expect(values.size).toBe(0);
});

test.each(['{', '{"a":1}', 'null', '[1,{}]'])('stored %s is no list', (stored) => {
  expect(kept(stored).recent.read()).toEqual([]);
});

test('a browser that keeps nothing', () => {
  const recent = createRecentSearches(() => {
    throw new Error('SecurityError');
  });
  expect(recent.remember('sko')).toEqual(['sko']);
  expect(recent.read()).toEqual([]);
});
