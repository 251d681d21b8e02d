import { searchText } from '@/lib/search/search-text';

export const RECENT_SEARCHES_KEY = 'recentSearches';
const MOST = 8;

/** The last searches of this browser, newest first. They never leave it. */
export function createRecentSearches(storage: () => Storage) {
  function read(): string[] {
    try {
      const kept: unknown = JSON.parse(storage().getItem(RECENT_SEARCHES_KEY) ?? '[]');
      return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
    } catch {
      return [];
    }
  }

  function write(searches: string[]): string[] {
    try {
      if (searches.length > 0) storage().setItem(RECENT_SEARCHES_KEY, JSON.stringify(searches));
      else storage().removeItem(RECENT_SEARCHES_KEY);
    } catch {
      // A browser that keeps nothing shows none next time.
    }
    return searches;
  }

  const without = (text: string) => read().filter((one) => one.toLowerCase() !== text.toLowerCase());

  return {
    read,
    remember(text: string): string[] {
      const words = searchText(text);
      return words ? write([words, ...without(words)].slice(0, MOST)) : read();
    },
    remove: (text: string): string[] => write(without(text)),
    clear: (): string[] => write([]),
  };
}

export const recentSearches = createRecentSearches(() => window.localStorage);
