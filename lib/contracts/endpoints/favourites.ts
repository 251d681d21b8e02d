import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId, Id } from '@/lib/contracts/fields';

const MOST_FAVOURITES = 500;

/** Oldest first, without hidden articles. */
const Favourites = z.object({ articles: z.array(z.number().int()) });

const Wanted = z.object({ articles: z.array(Id).max(MOST_FAVOURITES) });
const ById = z.object({ id: AddressId });
const own = { tag: 'favourites', session: 'required', answer: Favourites } as const;

export const favouriteEndpoints = {
  read: {
    ...own,
    method: 'GET',
    path: '/favourites',
    summary: 'The favourite articles of the logged-in customer',
  },
  replace: {
    ...own,
    method: 'PUT',
    path: '/favourites',
    summary: 'Replaces the favourites; ids of no article are dropped',
    body: Wanted,
  },
  add: {
    ...own,
    method: 'PUT',
    path: '/favourites/{id}',
    summary: 'Marks one article, behind the others; whatever other devices change meanwhile stays',
    params: ById,
  },
  remove: {
    ...own,
    method: 'DELETE',
    path: '/favourites/{id}',
    summary: 'Unmarks one article; one that is not marked stays unmarked',
    params: ById,
  },
  merge: {
    ...own,
    method: 'POST',
    path: '/favourites/merge',
    summary: 'Adds a guest’s favourites to the customer’s own, without duplicates; for right after login',
    body: Wanted,
  },
} as const satisfies Record<string, Endpoint>;
