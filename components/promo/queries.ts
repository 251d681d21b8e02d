import { ask } from '@/components/api';

/** Never cached, as a code may have expired. */
export const checkPromoCode = (code: string) => ask('GET /promocodes/check/{code}', { params: { code } });
