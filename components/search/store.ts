import { browserStore } from '@/components/browser-store';
import { searchesFromStored } from '@/lib/search/search-text';

/** The last searches, newest first. They never leave the browser. */
export const recentSearchesStore = browserStore<string[]>({
  key: 'recentSearches',
  initial: [],
  read: searchesFromStored,
  write: (searches) => (searches.length > 0 ? searches : undefined),
});
