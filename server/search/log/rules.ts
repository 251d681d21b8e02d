import { searchText } from '@/lib/search/search-text';
import type { SearchResult } from '@/server/ports/search-engine';

const LONGEST = 80;

/**
 * The text a search is counted under; undefined when it may say who asked (an e-mail address, a telephone number) or
 * is the code of one article, which tells nothing about words.
 */
export function countedAs(text: string): string | undefined {
  const plain = searchText(text).toLowerCase();
  const digits = plain.replace(/[ +-]/g, '');
  return plain && plain.length <= LONGEST && !plain.includes('@') && !/\d{5}/.test(digits) ? plain : undefined;
}

/** What the words found: nothing, when some of them had to be given up to find anything. */
export const hitsOf = ({ total, relaxed }: Pick<SearchResult, 'total' | 'relaxed'>): number =>
  relaxed?.length ? 0 : total;
