import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId, Id } from '@/lib/contracts/fields';

/** A limit on what the address of a shared list may hold. */
const MOST_FAVOURITES = 500;

/** Article ids, oldest first. Answers leave out articles that are gone or hidden. */
export const Favourites = z.object({ articles: z.array(z.number().int()) });
export type Favourites = z.infer<typeof Favourites>;

const Wanted = z.object({ articles: z.array(Id).max(MOST_FAVOURITES) });
const ById = z.object({ id: AddressId });

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
  add: {
    method: 'PUT',
    path: '/favourites/{id}',
    summary: 'Marks one article, behind the others; whatever other devices change meanwhile stays',
    tag: 'favourites',
    session: 'required',
    params: ById,
    answer: Favourites,
  },
  remove: {
    method: 'DELETE',
    path: '/favourites/{id}',
    summary: 'Unmarks one article; one that is not marked stays unmarked',
    tag: 'favourites',
    session: 'required',
    params: ById,
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
