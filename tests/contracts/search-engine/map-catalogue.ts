import type { IndexedArticle, IndexMark } from '@/server/ports/search-engine';
import type { StandbyOptions } from '@/server/search/engines/with-standby';
import { fixture, inBatches } from './fixture';

export const mark: IndexMark = { snapshot: '1:1:', at: '2026-01-01 12:00:01.000000+00' };

export type Database = Map<number, IndexedArticle>;

/** A database that is a map, with sixty articles. */
export const newDatabase = (): Database => new Map(fixture(60).articles.map((article) => [article.id, article]));

/** What an engine that was away is given of it. It does not know what has changed since when. */
export const catalogueOf = (database: Database): StandbyOptions['catalogue'] => ({
  indexed: () => inBatches([...database.values()]),
  changes: async (ids) => ids.map((id) => ({ id, article: database.get(id) ?? null })),
  size: async () => database.size,
  mark: async () => mark,
  changedSince: async () => undefined,
});
