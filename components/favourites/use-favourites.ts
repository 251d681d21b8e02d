'use client';

import { useSyncExternalStore } from 'react';
import { useStored } from '@/components/browser-store';
import { favouritesStore } from './store';

/** Returns the favourites; none and not `ready` on the server and until hydration. */
export function useFavourites() {
  const { value, ready } = useStored(favouritesStore);
  return { ids: value, ready };
}

/** Returns whether an article is a favourite; renders again only when that changes. */
export const useIsFavourite = (articleId: number) =>
  useSyncExternalStore(
    favouritesStore.subscribe,
    () => favouritesStore.get().value.includes(articleId),
    () => false,
  );
