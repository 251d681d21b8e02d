import { query, unkept } from '@/components/query';

/** Stock of these articles in every shop as it is now. */
export const stock = (eans: readonly string[]) => ({
  ...query('GET /stock', { query: { eans } }),
  enabled: eans.length > 0,
  ...unkept,
});
