import type { QueryObserverOptions } from '@tanstack/react-query';
import type { EndpointAnswer, EndpointName } from '@/lib/contracts/client';
import { ApiError, ask, type Given } from './api';

/** A read as TanStack Query keeps it; an area's stand in its `queries.ts`. */
export type Query<Answer> = Omit<QueryObserverOptions<Answer, Error>, 'queryKey' | 'queryFn'> & {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
};

/** `query('GET /articles/bundle', { query: { articles } })`, kept under its endpoint and what that was given. */
export function query<Name extends EndpointName & `GET ${string}`>(
  name: Name,
  ...[input]: Given<Name>
): Query<EndpointAnswer<Name>> {
  const queryFn = ({ signal }: { signal: AbortSignal }) => ask(name, ...([{ ...input, signal }] as Given<Name>));
  return { queryKey: [name, input], queryFn };
}

/** Not for showing again: gone a second after its last use, which is long enough for a component to come to watch it. */
export const unkept = { gcTime: 1000 };

type Tanstack = typeof import('./query-client');

let tanstack: Tanstack | undefined;

export const loadedTanstack = () => tanstack;

/**
 * TanStack Query comes with the first question of a page: its 10 KB are not among what a page needs to be read
 * (docs/decisions/0017-asking-the-server.md). A browser that cannot get it is offline.
 */
export async function loadTanstack(): Promise<Tanstack> {
  try {
    tanstack = await import('./query-client');
    return tanstack;
  } catch {
    throw new ApiError('offline', 0);
  }
}
