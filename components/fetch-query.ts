import { loadTanstack, type Query } from './query';

/** Runs a query outside a component: from the cache if fresh, else from the server without retries. */
export async function fetchQuery<Answer>(asked: Query<Answer>, signal?: AbortSignal): Promise<Answer> {
  const { queryClient } = await loadTanstack();
  signal?.throwIfAborted();
  const end = () => void queryClient.cancelQueries({ queryKey: asked.queryKey, exact: true });
  signal?.addEventListener('abort', end, { once: true });
  return queryClient.fetchQuery({ ...asked, retry: false }).finally(() => signal?.removeEventListener('abort', end));
}
