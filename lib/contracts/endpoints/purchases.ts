import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { Keyed } from '@/lib/contracts/fields';
import { PLACING_ERRORS } from '@/lib/contracts/orders';
import { NewPurchase, Purchase } from '@/lib/contracts/purchases';

const ByToken = z.object({ token: z.uuid() });
const Provider = z.object({ provider: z.string().max(40) });

const Heard = z.object({ heard: z.literal(true) });
const post = { method: 'POST', tag: 'purchases' } as const;

export const purchaseEndpoints = {
  place: {
    ...post,
    path: '/purchases',
    summary: 'Places one order, or one that is sent and one that is collected, and opens their payment',
    headers: Keyed,
    body: NewPurchase,
    answer: Purchase,
    status: 201,
    session: 'optional',
    errors: [...PLACING_ERRORS, 'payment_not_available', 'order_too_large', 'too_many_held', 'different_buyers'],
  },
  find: {
    method: 'GET',
    path: '/purchases/{token}',
    summary: 'A purchase as it is known here',
    tag: 'purchases',
    params: ByToken,
    answer: Purchase,
    errors: ['not_found'],
  },
  settle: {
    ...post,
    path: '/purchases/{token}/settle',
    summary: 'Asks the provider what happened, and does what follows from it, once',
    params: ByToken,
    answer: Purchase,
    errors: ['not_found', 'unavailable'],
  },
  cancel: {
    ...post,
    path: '/purchases/{token}/cancel',
    summary: 'The shopper gave up before paying; what has been paid meanwhile stays paid',
    params: ByToken,
    answer: Purchase,
    errors: ['not_found', 'unavailable'],
  },
  complete: {
    ...post,
    path: '/purchases/{token}/complete',
    summary: "Makes a payment of the token that the provider's script got in our page",
    params: ByToken,
    body: z.object({ reference: z.string().max(36), token: z.string().min(1).max(500) }),
    answer: Purchase,
    errors: ['not_found', 'unavailable', 'payment_declined'],
  },
  heard: {
    ...post,
    path: '/payments/{provider}/webhook',
    summary:
      'A provider tells that a payment has changed; it is asked what happened, and what it says here is not believed',
    params: Provider,
    caller: 'machine',
    /** Nexi repeats for days until it gets 200. */
    answer: Heard,
    errors: ['not_genuine', 'payload_too_large'],
  },
  heardWithSecret: {
    ...post,
    path: '/payments/{provider}/webhook/{secret}',
    summary: 'The same, of a provider that proves itself by what stands in the address',
    params: Provider.extend({ secret: z.string().max(200) }),
    caller: 'machine',
    answer: Heard,
    errors: ['not_genuine', 'payload_too_large'],
  },
} as const satisfies Record<string, Endpoint>;
