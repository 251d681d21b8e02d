import { api } from '@/components/api';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { ListAnswer, ListIndex } from '@/lib/contracts/lists';
import { cardOf } from '@/lib/lists/card';
import { type ListSort, writeListState } from '@/lib/lists/list-query';
import type { LocalList } from '@/lib/lists/local-list';
import type { ListSource } from './store';

/** Lists one may go back to; more would only take memory. */
const MOST_KEPT = 6;
const KEEP_MS = 10 * 60_000;

interface Entry {
  at: number;
  index: Promise<LocalList | null>;
  ready?: LocalList | null;
}

const kept = new Map<string, Entry>();

/** What counts and sorts comes with the columns: until then the server's page stands. */
async function fetchIndex(path: string): Promise<LocalList | null> {
  const [{ localList }, { index }] = await Promise.all([
    import('@/lib/lists/local-list'),
    api.get<{ index: ListIndex | null }>(`/lists/columns?${new URLSearchParams({ path })}`),
  ]);
  return index && localList(index);
}

function load(path: string) {
  const index = fetchIndex(path);
  const entry: Entry = { at: Date.now(), index };
  kept.delete(path);
  kept.set(path, entry);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
  index.then(
    (ready) => {
      entry.ready = ready;
    },
    () => kept.get(path) === entry && kept.delete(path),
  );
  return entry;
}

const current = (path: string) => {
  const entry = kept.get(path);
  return entry && Date.now() - entry.at < KEEP_MS ? entry : undefined;
};

/** What a list gets over `/api/v1`. Its index is fetched once and kept for who comes back. */
export const listSource = (path: string, defaultSort: ListSort): ListSource => ({
  known: () => current(path)?.ready,
  index: () => (current(path) ?? load(path)).index,
  ask: (state) => {
    const query = new URLSearchParams(writeListState(state, defaultSort));
    query.set('path', path);
    return api.get<ListAnswer>(`/lists/answer?${query}`);
  },
  cards: async (ids) =>
    (await api.get<ArticleListItem[]>(`/articles/bundle?articles=${ids.join(',')}`)).map((article) => cardOf(article)),
});
