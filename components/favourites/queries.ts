import { ask } from '@/components/api';

/** Reads the customer's list from the server, never from a cache. */
export const readFavourites = async () => (await ask('GET /favourites')).articles;
