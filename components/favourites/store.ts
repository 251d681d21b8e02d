import { browserStore } from '@/components/browser-store';
import { favouritesFromStored, NO_FAVOURITES } from '@/lib/favourites/favourites';

/** The favourites of a browser (rule 4.12). */
export const favouritesStore = browserStore({ key: 'favourites', initial: NO_FAVOURITES, read: favouritesFromStored });
