import { z } from 'zod';
import {
  CounterAct,
  CounterLogin,
  CounterPick,
  CounterSession,
  PickList,
  ReceivedReturn,
} from '@/lib/contracts/counter';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';

const ById = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });
const Keyed = z.object({ 'Idempotency-Key': z.string().regex(IDEMPOTENCY_KEY).optional() });

export const counterEndpoints = {
  login: {
    method: 'POST',
    path: '/counter/login',
    summary: 'Opens the counter of a shop by a personal code, for 12 hours',
    tag: 'counter',
    body: CounterLogin,
    answer: CounterSession,
    errors: ['too_many_logins'],
  },
  logout: {
    method: 'POST',
    path: '/counter/logout',
    summary: 'Ends the session at the counter',
    tag: 'counter',
    status: 204,
  },
  session: {
    method: 'GET',
    path: '/counter/session',
    summary: 'Who stands at the counter, and of which shop; 204 when nobody does',
    tag: 'counter',
    answer: CounterSession.optional(),
  },
  picks: {
    method: 'GET',
    path: '/counter/picks',
    summary: 'What stands open in the shop, the oldest deadline first, and the returns it waits for',
    tag: 'counter',
    answer: PickList,
  },
  pick: {
    method: 'GET',
    path: '/counter/picks/{id}',
    summary: 'One part of an order, as it stands; only of the shop',
    tag: 'counter',
    params: ById,
    answer: CounterPick,
    errors: ['not_found'],
  },
  find: {
    method: 'GET',
    path: '/counter/find',
    summary: 'By the number of the order, or by what its QR pass holds; only of the shop',
    tag: 'counter',
    query: z.object({ code: z.string().trim().min(1).max(500) }),
    answer: z.array(CounterPick),
  },
  act: {
    method: 'POST',
    path: '/counter/picks/{id}/acts',
    summary: 'Does what has been done with a part; the same Idempotency-Key and body get the first answer again',
    tag: 'counter',
    params: ById,
    headers: Keyed,
    body: CounterAct,
    answer: CounterPick,
    errors: ['not_found', 'invalid_idempotency_key', 'idempotency_key_reused'],
  },
  received: {
    method: 'POST',
    path: '/counter/returns/{number}',
    summary: 'The goods of a withdrawal are back in the shop',
    tag: 'counter',
    params: z.object({ number: z.string().max(40) }),
    headers: Keyed,
    body: ReceivedReturn,
    status: 204,
    errors: ['not_found'],
  },
} as const satisfies Record<string, Endpoint>;
