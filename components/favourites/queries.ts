import { ask } from '@/components/api';

/** The customer's list as the server has it: read in turn with what is changed, and never from memory. */
export const readFavourites = async () => (await ask('GET /favourites')).articles;
