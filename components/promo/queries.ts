import { query, unkept } from '@/components/query';

/** The code as it is now; never from memory, as it may have run out. */
export const promoCode = (code: string) => ({
  ...query('GET /promocodes/check/{code}', { params: { code } }),
  ...unkept,
});
