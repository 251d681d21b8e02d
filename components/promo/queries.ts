import { ask } from '@/components/api';

/** The code as it is now, if it can be used; never from memory, as it may have run out. */
export const checkPromoCode = (code: string) => ask('GET /promocodes/check/{code}', { params: { code } });
