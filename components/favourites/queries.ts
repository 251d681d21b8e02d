import { query, unkept } from '@/components/query';

/** The customer's list as the server has it; never from memory, as another device may have changed it. */
export const ownFavourites = () => ({ ...query('GET /favourites'), ...unkept });
