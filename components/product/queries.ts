import { query, unkept } from '@/components/query';

/** The current stock, refetched on every visit and focus, and never cached. */
export const availability = (id: number) => ({
  ...query('GET /articles/availability/{id}', { params: { id } }),
  ...unkept,
  refetchOnWindowFocus: 'always' as const,
});
