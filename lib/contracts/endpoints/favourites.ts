import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';

/** Far more than a shopper keeps, and what one address of a shared list still holds. */
const MOST_FAVOURITES = 500;

/** Article ids, the one kept first in front. Articles that are gone or hidden are left out of answers. */
export const Favourites = z.object({ articles: z.array(z.number().int()) });
export type Favourites = z.infer<typeof Favourites>;

const Wanted = z.object({ articles: z.array(z.number().int().min(1).max(2_147_483_647)).max(MOST_FAVOURITES) });

export const favouriteEndpoints = {
  read: {
    method: 'GET',
    path: '/favourites',
    summary: 'The favourite articles of the logged-in customer',
    tag: 'favourites',
    session: 'required',
    answer: Favourites,
  },
  replace: {
    method: 'PUT',
    path: '/favourites',
    summary: 'Replaces the favourites; ids of no article are dropped',
    tag: 'favourites',
    session: 'required',
    body: Wanted,
    answer: Favourites,
  },
  merge: {
    method: 'POST',
    path: '/favourites/merge',
    summary: 'Adds a guest’s favourites to the customer’s own, without duplicates; for right after login',
    tag: 'favourites',
    session: 'required',
    body: Wanted,
    answer: Favourites,
  },
} as const satisfies Record<string, Endpoint>;
