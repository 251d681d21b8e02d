import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';

const Ok = z.object({ ok: z.literal(true) });

export const stockAlertEndpoints = {
  ask: {
    method: 'POST',
    path: '/stock-alerts',
    summary: 'Asks for one e-mail when a sold-out EAN can be had again; the answer does not tell who has asked before',
    tag: 'stock-alerts',
    body: z.object({ ean: z.string().regex(/^\d{13}$/), email: z.string().max(1000) }),
    answer: Ok,
    errors: ['invalid_form', 'not_found', 'back_in_stock', 'too_many_requests'],
  },
  stop: {
    method: 'POST',
    path: '/stock-alerts/stop',
    summary: 'Ends all stock alerts of the address whose letter held this token; the same answer for any token',
    tag: 'stock-alerts',
    body: z.object({ token: z.string().max(200) }),
    answer: Ok,
  },
} as const satisfies Record<string, Endpoint>;
