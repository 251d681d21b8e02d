'use client';

import { useSyncExternalStore } from 'react';
import { FAVOURITES_KEY, favouritesStore, unreadFavourites } from './store';

function onStorage({ key }: StorageEvent) {
  if (key === FAVOURITES_KEY || key === null) favouritesStore.load();
}

let listeners = 0;

/** One listener to other tabs however many hearts there are. */
function subscribe(onChange: () => void) {
  const stop = favouritesStore.subscribe(onChange);
  if (listeners === 0) window.addEventListener('storage', onStorage);
  listeners += 1;
  if (!favouritesStore.get().ready) favouritesStore.load();
  return () => {
    stop();
    listeners -= 1;
    if (listeners === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The favourites as they are; none and not `ready` on the server and until the page is hydrated. */
export const useFavourites = () => useSyncExternalStore(subscribe, favouritesStore.get, () => unreadFavourites);

/** Whether one article is among them: a heart is drawn again only when its own state changes. */
export const useIsFavourite = (articleId: number) =>
  useSyncExternalStore(
    subscribe,
    () => favouritesStore.get().ids.includes(articleId),
    () => false,
  );
