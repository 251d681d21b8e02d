import { query, unkept } from '@/components/query';

/** Stock as it is now: asked for whenever one comes to the page or back to it, and never shown from memory. */
export const availability = (id: number) => ({
  ...query('GET /articles/availability/{id}', { params: { id } }),
  ...unkept,
  refetchOnWindowFocus: 'always' as const,
});
