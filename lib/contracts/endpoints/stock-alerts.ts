import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { Ean } from '@/lib/contracts/fields';

const Ok = z.object({ ok: z.literal(true) });
const post = { method: 'POST', tag: 'stock-alerts' } as const;

export const stockAlertEndpoints = {
  ask: {
    ...post,
    path: '/stock-alerts',
    summary: 'Asks for one e-mail when a sold-out EAN can be had again; the answer does not tell who has asked before',
    body: z.object({ ean: Ean, email: z.string().max(1000) }),
    answer: Ok,
    errors: ['invalid_form', 'not_found', 'back_in_stock', 'too_many_requests'],
  },
  stop: {
    ...post,
    path: '/stock-alerts/stop',
    summary: 'Ends all stock alerts of the address whose letter held this token; the same answer for any token',
    body: z.object({ token: z.string().max(200) }),
    answer: Ok,
  },
  unsubscribe: {
    ...post,
    path: '/stock-alerts/unsubscribe',
    summary:
      'The same for a mail program: the link of the letter, with `List-Unsubscribe=One-Click` as a form of either kind (RFC 8058)',
    query: z.object({ token: z.string().max(200).default('') }),
    caller: 'machine',
    answer: Ok,
    errors: ['invalid_body', 'payload_too_large'],
  },
} as const satisfies Record<string, Endpoint>;
