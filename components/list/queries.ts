import { bundle } from '@/components/catalogue/queries';
import { fetchQuery } from '@/components/fetch-query';
import { loadedTanstack, loadTanstack, query } from '@/components/query';
import { cardOf } from '@/lib/lists/card';
import { type ListSort, type ListState, writeListState } from '@/lib/lists/list-query';
import type { LocalList } from '@/lib/lists/local-list';
import type { ListSource } from './store';

const KEEP_MS = 10 * 60_000;
/** Cached lists. */
const MOST_KEPT = 6;
const COLUMNS = 'GET /lists/columns';

/** The whole list, to count and sort in the browser; null when it is too long. */
const columns = (path: string) => {
  const { queryKey, queryFn } = query(COLUMNS, { query: { path } });
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<LocalList | null> => {
      const [{ localList }, { index }] = await Promise.all([import('@/lib/lists/local-list'), queryFn(context)]);
      return index && localList(index);
    },
    staleTime: KEEP_MS,
    gcTime: KEEP_MS,
    structuralSharing: false,
  };
};

const page = (path: string, state: ListState, defaultSort: ListSort) =>
  query('GET /lists/answer', {
    query: { ...Object.fromEntries(new URLSearchParams(writeListState(state, defaultSort))), path },
  });

async function indexOf(path: string): Promise<LocalList | null> {
  const index = await fetchQuery(columns(path));
  const { queryClient } = await loadTanstack();
  const kept = queryClient.getQueryCache().findAll({ queryKey: [COLUMNS] });
  const old = kept.sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt).slice(MOST_KEPT);
  for (const { queryKey } of old) queryClient.removeQueries({ queryKey, exact: true });
  return index;
}

function knownIndex(path: string): LocalList | null | undefined {
  const state = loadedTanstack()?.queryClient.getQueryState<LocalList | null>(columns(path).queryKey);
  return state && Date.now() - state.dataUpdatedAt < KEEP_MS ? state.data : undefined;
}

export const listSource = (path: string, defaultSort: ListSort): ListSource => ({
  known: () => knownIndex(path),
  index: () => indexOf(path),
  ask: (state, signal) => fetchQuery(page(path, state, defaultSort), signal),
  cards: async (ids, signal) => (await fetchQuery(bundle(ids), signal)).map(cardOf),
});
