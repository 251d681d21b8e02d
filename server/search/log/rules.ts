import { searchText } from '@/lib/search/search-text';
import type { SearchResult } from '@/server/ports/search-engine';

const LONGEST = 80;

/** Returns the text to count; undefined when it may name the asker or is an article's code. */
export function countedAs(text: string): string | undefined {
  const plain = searchText(text).toLowerCase();
  const digits = plain.replace(/[ +-]/g, '');
  return plain && plain.length <= LONGEST && !plain.includes('@') && !/\d{5}/.test(digits) ? plain : undefined;
}

/** A search that gave up words found nothing. */
export const hitsOf = ({ total, relaxed }: Pick<SearchResult, 'total' | 'relaxed'>): number =>
  relaxed?.length ? 0 : total;
