import { withoutSearch, withSearch } from '@/lib/search/search-text';
import { recentSearchesStore } from './store';

export const rememberSearch = (text: string) => recentSearchesStore.change((searches) => withSearch(searches, text));
export const forgetSearch = (text: string) => recentSearchesStore.change((searches) => withoutSearch(searches, text));
export const forgetSearches = () => recentSearchesStore.set([]);
