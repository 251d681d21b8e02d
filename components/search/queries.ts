import { query } from '@/components/query';

/** How long shared caches may keep the answer. */
const FRESH_MS = 60_000;

export const suggestions = (q: string) => ({
  ...query('GET /articles/suggest', { query: { q } }),
  staleTime: FRESH_MS,
});
