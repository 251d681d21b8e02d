import { createBrowserStore, type Tab } from '@/components/browser-store';
import { searchesFromStored } from '@/lib/search/search-text';

/** The last searches of a browser, newest first. They never leave it. */
export const createRecentSearchesStore = (tab?: Tab) =>
  createBrowserStore<string[]>(
    {
      key: 'recentSearches',
      initial: [],
      read: searchesFromStored,
      write: (searches) => (searches.length > 0 ? searches : undefined),
    },
    tab,
  );

export const recentSearchesStore = createRecentSearchesStore();
