import { createBrowserStore, type Tab } from '@/components/browser-store';
import { favouritesFromStored, NO_FAVOURITES } from '@/lib/favourites/favourites';

/** The favourites of a browser, kept beside the cart (rule 4.12). */
export const createFavouritesStore = (tab?: Tab) =>
  createBrowserStore({ key: 'favourites', initial: NO_FAVOURITES, read: favouritesFromStored }, tab);

export const favouritesStore = createFavouritesStore();
