import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { OrderPayload, OrderReceipt } from '@/lib/contracts/orders';
import { WithdrawalKey } from '@/lib/contracts/withdrawals';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';

export const orderEndpoints = {
  place: {
    method: 'POST',
    path: '/orders',
    summary: 'Places a reservation; the same Idempotency-Key and body get the first answer again',
    tag: 'orders',
    headers: z.object({ 'Idempotency-Key': z.string().regex(IDEMPOTENCY_KEY).optional() }),
    body: OrderPayload,
    answer: OrderReceipt,
    status: 201,
    session: 'optional',
    errors: [
      'invalid_form',
      'invalid_idempotency_key',
      'idempotency_key_reused',
      'not_enough_stock',
      'not_for_sale',
      'over_purchase_limit',
      'unknown_shop',
      'unknown_shipping_method',
      'payment_required',
      'cannot_be_sent',
      'too_many_requests',
      'too_many_open',
      'promo_unknown',
      'promo_coming',
      'promo_expired',
      'unavailable',
    ],
  },
  cancel: {
    method: 'POST',
    path: '/orders/{token}/cancel',
    summary: 'Calls off a reservation that has not been collected, or an order that nobody has begun to pick',
    tag: 'orders',
    params: z.object({ token: z.uuid() }),
    answer: OrderReceipt,
    errors: ['not_found', 'status_not_possible', 'unavailable'],
  },
  find: {
    method: 'POST',
    path: '/orders/find',
    summary: 'Sends the way to an order to its e-mail; the answer is the same whether there is one',
    tag: 'orders',
    body: WithdrawalKey,
    status: 204,
    errors: ['invalid_form', 'too_many_requests', 'unavailable'],
  },
} as const satisfies Record<string, Endpoint>;
