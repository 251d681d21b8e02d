import { atom, createStore, getDefaultStore } from 'jotai';
import { type Favourites, favouritesFromStored, NO_FAVOURITES } from '@/lib/favourites/favourites';

export const FAVOURITES_KEY = 'favourites';

/** The favourites of this browser, kept beside the cart; local storage is the truth, as for the cart. */
export function createFavouritesStore(storage: () => Storage, store: ReturnType<typeof createStore> = createStore()) {
  const favourites = atom<{ ids: Favourites; ready: boolean }>({ ids: NO_FAVOURITES, ready: false });
  let kept = true;

  function read(): Favourites {
    const { ids } = store.get(favourites);
    if (!kept) return ids;
    try {
      return favouritesFromStored(storage().getItem(FAVOURITES_KEY));
    } catch {
      return ids;
    }
  }

  return {
    get: () => store.get(favourites),
    subscribe: (onChange: () => void) => store.sub(favourites, onChange),
    load: () => store.set(favourites, { ids: read(), ready: true }),
    /** Answers the ids after the change. */
    change(rule: (ids: Favourites) => Favourites): Favourites {
      const ids = rule(read());
      try {
        storage().setItem(FAVOURITES_KEY, JSON.stringify(ids));
        kept = true;
      } catch {
        kept = false;
      }
      store.set(favourites, { ids, ready: true });
      return ids;
    },
  };
}

/** The favourites of this page. */
export const favouritesStore = createFavouritesStore(() => window.localStorage, getDefaultStore());

export const unreadFavourites: { ids: Favourites; ready: boolean } = { ids: NO_FAVOURITES, ready: false };
