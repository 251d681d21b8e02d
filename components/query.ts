import type { QueryObserverOptions } from '@tanstack/react-query';
import type { EndpointAnswer, EndpointName } from '@/lib/contracts/client';
import { ApiError, ask, type Given } from './api';

/** A query of TanStack Query. Each area has its own in `queries.ts`. */
export type Query<Answer> = Omit<QueryObserverOptions<Answer, Error>, 'queryKey' | 'queryFn'> & {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
};

/** Returns the query of an endpoint, cached by the endpoint and its input. */
export function query<Name extends EndpointName & `GET ${string}`>(
  name: Name,
  ...[input]: Given<Name>
): Query<EndpointAnswer<Name>> {
  const queryFn = ({ signal }: { signal: AbortSignal }) => ask(name, ...([{ ...input, signal }] as Given<Name>));
  return { queryKey: [name, input], queryFn };
}

/** Removes an answer a second after its last use, which is long enough for a component to mount. */
export const unkept = { gcTime: 1000 };

type Tanstack = typeof import('./query-client');

let tanstack: Tanstack | undefined;

export const loadedTanstack = () => tanstack;

/**
 * Loads TanStack Query with the first query of a page, which needs its 10 KB for nothing else
 * (docs/decisions/0017-asking-the-server.md). A browser that cannot load it is offline.
 */
export async function loadTanstack(): Promise<Tanstack> {
  try {
    tanstack = await import('./query-client');
    return tanstack;
  } catch {
    throw new ApiError('offline', 0);
  }
}
