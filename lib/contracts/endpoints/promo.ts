import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { PromoCode } from '@/lib/contracts/promo';

export const promoEndpoints = {
  list: {
    method: 'GET',
    path: '/promocodes',
    summary: 'Promo codes valid now, but for those of the type "secret"',
    tag: 'promo',
    answer: z.array(PromoCode),
    cache: 'public',
  },
  check: {
    method: 'GET',
    path: '/promocodes/check/{code}',
    summary:
      'The promo code as typed, in any case, if it can be used now; a network may be wrong twenty times, and then has to wait',
    tag: 'promo',
    params: z.object({ code: z.string().min(1).max(100) }),
    answer: PromoCode,
    errors: ['promo_unknown', 'promo_expired', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>;
