import { loadTanstack, type Query } from './query';

/** Asks from code that is no component: fresh enough from the cache, else the server, once. The signal ends it. */
export async function fetchQuery<Answer>(asked: Query<Answer>, signal?: AbortSignal): Promise<Answer> {
  const { queryClient } = await loadTanstack();
  signal?.throwIfAborted();
  const end = () => void queryClient.cancelQueries({ queryKey: asked.queryKey, exact: true });
  signal?.addEventListener('abort', end, { once: true });
  return queryClient.fetchQuery({ ...asked, retry: false }).finally(() => signal?.removeEventListener('abort', end));
}
