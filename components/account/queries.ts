import type { Given } from '@/components/api';
import { type Query, unkept } from '@/components/query';
import { userAsk } from '@/components/session/queries';
import type { EndpointAnswer, EndpointName } from '@/lib/contracts/client';

/** Age at which an answer is stale, and time that an unused one stays in memory. */
const FRESH_MS = 30_000;
const history = { staleTime: FRESH_MS, gcTime: FRESH_MS, refetchOnWindowFocus: true };

/** Reads a customer's own data. `customer` keeps apart two people who share a browser. */
function own<Name extends EndpointName & `GET ${string}`>(
  customer: number | undefined,
  name: Name,
  ...[input]: Given<Name>
): Query<EndpointAnswer<Name>> {
  const queryFn = ({ signal }: { signal: AbortSignal }) => userAsk(name, ...([{ ...input, signal }] as Given<Name>));
  return { queryKey: [customer, name, input], queryFn };
}

export const reservations = (customer: number | undefined, page: number) => ({
  ...own(customer, 'GET /customers/current/reservations', { query: { page } }),
  ...history,
});

export const orders = (customer: number | undefined, page: number) => ({
  ...own(customer, 'GET /customers/current/orders', { query: { page } }),
  ...history,
});

export const reviews = (customer: number | undefined, page: number) => ({
  ...own(customer, 'GET /customers/current/reviews', { query: { page } }),
  ...history,
});

export const clubCode = (customer: number) => ({ ...own(customer, 'GET /customers/current/code'), ...history });

export const everything = (customer: number) => ({
  ...own(customer, 'GET /customers/current/export'),
  ...unkept,
});
