import { query } from '@/components/query';

/** As long as shared caches keep the answer. */
const FRESH_MS = 60_000;

export const suggestions = (q: string) => ({
  ...query('GET /articles/suggest', { query: { q } }),
  staleTime: FRESH_MS,
});
