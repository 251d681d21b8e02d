import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { ListAnswer, ListIndex } from '@/lib/contracts/lists';
import { type ListSort, writeListState } from '@/lib/list-query';
import { type OpenIndex, openIndex } from '@/lib/lists/answer';
import { cardOf } from '@/lib/lists/card';
import { api } from '../api';
import type { ListSource } from './list-store';

/** Lists one may go back to; more would only take memory. */
const MOST_KEPT = 6;
const KEEP_MS = 10 * 60_000;

const kept = new Map<string, { at: number; index: Promise<OpenIndex | null>; ready?: OpenIndex | null }>();

function load(path: string) {
  const query = new URLSearchParams({ path });
  const index = api
    .get<{ index: ListIndex | null }>(`/lists/columns?${query}`)
    .then((answer) => answer.index && openIndex(answer.index));
  const entry: { at: number; index: Promise<OpenIndex | null>; ready?: OpenIndex | null } = { at: Date.now(), index };
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
export const listSource = (path: string, fallback: ListSort): ListSource => ({
  known: () => current(path)?.ready,
  index: () => (current(path) ?? load(path)).index,
  ask: (state) => {
    const query = new URLSearchParams(writeListState(state, fallback));
    query.set('path', path);
    return api.get<ListAnswer>(`/lists/answer?${query}`);
  },
  cards: async (ids) =>
    (await api.get<ArticleListItem[]>(`/articles/bundle?articles=${ids.join(',')}`)).map((article) => cardOf(article)),
});
