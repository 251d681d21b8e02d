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
  unsubscribe: {
    method: 'POST',
    path: '/stock-alerts/unsubscribe',
    summary:
      'The same for a mail program: the link of the letter, with `List-Unsubscribe=One-Click` as a form of either kind (RFC 8058)',
    tag: 'stock-alerts',
    query: z.object({ token: z.string().max(200).default('') }),
    caller: 'machine',
    answer: Ok,
    errors: ['invalid_body', 'payload_too_large'],
  },
} as const satisfies Record<string, Endpoint>;
