import { unkept } from '@/components/query';
import { userQuery } from '@/components/session/queries';

/** How long a history is shown again without asking, from room to room and back, and how long it is kept after that. */
const FRESH_MS = 30_000;
const history = { staleTime: FRESH_MS, gcTime: FRESH_MS, refetchOnWindowFocus: true };

/** `customer` keeps the answers of two who share a browser apart. */
export const reservations = (customer: number | undefined, page: number) => ({
  ...userQuery(customer, 'GET /customers/current/reservations', { query: { page } }),
  ...history,
});

export const orders = (customer: number | undefined, page: number) => ({
  ...userQuery(customer, 'GET /customers/current/orders', { query: { page } }),
  ...history,
});

export const reviews = (customer: number | undefined, page: number) => ({
  ...userQuery(customer, 'GET /customers/current/reviews', { query: { page } }),
  ...history,
});

export const clubCode = (customer: number) => ({ ...userQuery(customer, 'GET /customers/current/code'), ...history });

/** Everything the shop holds about the customer; not kept. */
export const everything = (customer: number) => ({
  ...userQuery(customer, 'GET /customers/current/export'),
  ...unkept,
});
