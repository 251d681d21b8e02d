import { z } from 'zod';
import { ComplaintAnswer, OpenComplaint, SettledComplaint } from '@/lib/contracts/complaints';
import {
  CounterAct,
  CounterLogin,
  CounterPick,
  CounterSession,
  ExpectedReturn,
  PickList,
  ReceivedReturn,
} from '@/lib/contracts/counter';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId, Keyed } from '@/lib/contracts/fields';

const ById = z.object({ id: AddressId });
/** Answers `not_found` for goods and orders of another shop. */
const own = { method: 'GET', tag: 'counter', session: 'counter' } as const;

export const counterEndpoints = {
  login: {
    method: 'POST',
    path: '/counter/login',
    summary: 'Signs in at the counter of a shop with a personal code, for 12 hours',
    tag: 'counter',
    body: CounterLogin,
    answer: CounterSession,
    cookies: ['counterSession'],
    errors: ['wrong_code', 'too_many_logins'],
  },
  logout: {
    method: 'POST',
    path: '/counter/logout',
    summary: 'Ends the session of the counter, also where its cookie was copied to',
    tag: 'counter',
    status: 204,
    cookies: ['counterSession'],
  },
  session: {
    method: 'GET',
    path: '/counter/session',
    summary: 'Who stands at the counter, and of which shop; 204 when nobody does',
    tag: 'counter',
    answer: CounterSession.optional(),
  },
  picks: {
    ...own,
    path: '/counter/picks',
    summary: 'What stands open in the shop, the oldest deadline first, and the returns it waits for',
    answer: PickList,
  },
  pick: {
    ...own,
    path: '/counter/picks/{id}',
    summary: 'One shop’s part of an order, as the people in the shop see it',
    params: ById,
    answer: CounterPick,
  },
  find: {
    ...own,
    path: '/counter/find',
    summary: 'The shop’s parts of an order, by its number however typed, or what the QR code of its receipt holds',
    query: z.object({ code: z.string().trim().min(1).max(500) }),
    answer: z.array(CounterPick),
  },
  act: {
    ...own,
    method: 'POST',
    path: '/counter/picks/{id}/acts',
    summary: 'What has been done with it; the same Idempotency-Key and body get the first answer again',
    params: ById,
    headers: Keyed,
    body: CounterAct,
    answer: CounterPick,
    errors: [
      'invalid_idempotency_key',
      'idempotency_key_reused',
      'status_not_possible',
      'over_count',
      'id_check_required',
    ],
  },
  awaited: {
    ...own,
    path: '/counter/returns/{number}',
    summary: 'What the shop awaits of a withdrawal, also when it has waited so long that the list leaves it out',
    params: z.object({ number: z.string().max(40) }),
    answer: ExpectedReturn,
  },
  received: {
    ...own,
    method: 'POST',
    path: '/counter/returns/{number}',
    summary: 'The goods of a withdrawal are back in the shop: the money is ordered back',
    params: z.object({ number: z.string().max(40) }),
    body: ReceivedReturn,
    status: 204,
    errors: ['over_count'],
  },
  complaints: {
    ...own,
    path: '/counter/complaints',
    summary: 'Complaints about goods of the shop that it has not answered, the oldest first',
    answer: z.array(OpenComplaint),
  },
  settle: {
    ...own,
    method: 'POST',
    path: '/counter/complaints/{number}',
    summary: 'The shop’s answer to a complaint, once: money back is ordered, and the buyer is told',
    params: z.object({ number: z.string().max(40) }),
    body: SettledComplaint,
    answer: ComplaintAnswer,
    errors: ['status_not_possible', 'over_count'],
  },
} as const satisfies Record<string, Endpoint>;
