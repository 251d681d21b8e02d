import { describe, expect, it } from 'vitest';
import { searchPath } from '@/lib/routes/paths';
import { MOST_LETTERS, searchText } from '@/lib/search/search-text';

describe('rule 5.6: the text of a search', () => {
  it.each([
    ['  rød   jakke ', 'rød jakke'],
    ['ﬁske', 'fiske'],
    ['\t\n', ''],
    // An EAN as it stands under its bars; thirteen digits that are none stay words.
    ['4 006381 333931', '4006381333931'],
    ['4006381-333931 ', '4006381333931'],
    ['EAN 4006381333931', '4006381333931'],
    ['4 006381 333932', '4 006381 333932'],
    ['jakke 100 200', 'jakke 100 200'],
    ['q'.repeat(MOST_LETTERS), 'q'.repeat(MOST_LETTERS)],
    ['q'.repeat(MOST_LETTERS + 1), 'q'.repeat(MOST_LETTERS)],
    [`${'q'.repeat(MOST_LETTERS - 1)} sko`, 'q'.repeat(MOST_LETTERS - 1)],
  ])('%j is %j', (typed, text) => expect(searchText(typed)).toBe(text));

  it('is cut between letters, and stays as it is', () => {
    const text = searchText('⛺🏔'.repeat(MOST_LETTERS));
    expect([...text]).toHaveLength(MOST_LETTERS);
    expect(searchText(text)).toBe(text);
    expect(() => searchPath(text)).not.toThrow();
  });
});
