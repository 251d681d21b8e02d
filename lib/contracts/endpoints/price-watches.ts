import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { Id } from '@/lib/contracts/fields';

export const priceWatchEndpoints = {
  ask: {
    method: 'POST',
    path: '/price-watches',
    summary:
      'Asks for one e-mail when an article costs at least 5 % less than now; the answer does not tell who has asked before',
    tag: 'stock-alerts',
    body: z.object({ articleId: Id, email: z.string().max(1000) }),
    answer: z.object({ ok: z.literal(true) }),
    errors: ['invalid_form', 'not_found', 'too_many_requests'],
  },
} as const satisfies Record<string, Endpoint>;
