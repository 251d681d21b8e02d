import { z } from 'zod';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId, Keyed } from '@/lib/contracts/fields';
import { OrderPayload, OrderReceipt, PLACING_ERRORS } from '@/lib/contracts/orders';
import { ListedDocument, SalesDocument } from '@/lib/contracts/sales-documents';
import { WithdrawalKey } from '@/lib/contracts/withdrawals';

const post = { method: 'POST', tag: 'orders' } as const;

export const orderEndpoints = {
  place: {
    ...post,
    path: '/orders',
    summary: 'Places a reservation; the same Idempotency-Key and body get the first answer again',
    headers: Keyed,
    body: OrderPayload,
    answer: OrderReceipt,
    status: 201,
    session: 'optional',
    errors: [...PLACING_ERRORS],
  },
  cancel: {
    ...post,
    path: '/orders/{token}/cancel',
    summary: 'Calls off a reservation that has not been collected, or an order that nobody has begun to pick',
    params: z.object({ token: z.uuid() }),
    answer: OrderReceipt,
    errors: ['not_found', 'status_not_possible', 'unavailable'],
  },
  arrived: {
    ...post,
    path: '/orders/{token}/arrived',
    summary: 'The buyer says that everything that was sent has come; saying it again changes nothing',
    params: z.object({ token: z.uuid() }),
    status: 204,
    errors: ['not_found', 'status_not_possible', 'unavailable'],
  },
  find: {
    ...post,
    path: '/orders/find',
    summary: 'Sends the way to an order to its e-mail; the answer is the same whether there is one',
    body: WithdrawalKey,
    status: 204,
    errors: ['invalid_form', 'too_many_requests', 'unavailable'],
  },
  documents: {
    method: 'GET',
    path: '/orders/{token}/documents',
    summary: 'The sales documents and credit notes of an order, the oldest first; none for a token that is not there',
    tag: 'orders',
    params: z.object({ token: z.string().max(64) }),
    answer: z.array(ListedDocument),
  },
  document: {
    method: 'GET',
    path: '/orders/{token}/documents/{id}',
    summary: 'One document of an order, as it was written',
    tag: 'orders',
    params: z.object({ token: z.string().max(64), id: AddressId }),
    answer: SalesDocument,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
