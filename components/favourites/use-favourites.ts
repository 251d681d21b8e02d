'use client';

import { useSyncExternalStore } from 'react';
import { useStored } from '@/components/browser-store';
import { favouritesStore } from './store';

/** The favourites as they are; none and not `ready` on the server and until the page is hydrated. */
export function useFavourites() {
  const { value, ready } = useStored(favouritesStore);
  return { ids: value, ready };
}

/** Whether one article is among them: a heart is drawn again only when its own state changes. */
export const useIsFavourite = (articleId: number) =>
  useSyncExternalStore(
    favouritesStore.subscribe,
    () => favouritesStore.get().value.includes(articleId),
    () => false,
  );
