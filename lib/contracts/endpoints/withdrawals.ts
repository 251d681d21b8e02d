import type { Endpoint } from '@/lib/contracts/endpoint';
import {
  NewWithdrawal,
  WithdrawalKey,
  WithdrawalOffer,
  WithdrawalProof,
  WithdrawalReceipt,
} from '@/lib/contracts/withdrawals';

const refusals = [
  'invalid_form',
  'withdrawal_unknown',
  'withdrawal_in_shop',
  'withdrawal_cancelled',
  'withdrawal_too_late',
  'withdrawal_done',
  'too_many_requests',
  'unavailable',
] as const;
const post = { method: 'POST', tag: 'withdrawals' } as const;

export const withdrawalEndpoints = {
  find: {
    ...post,
    path: '/withdrawals/find',
    summary:
      'What is left to withdraw from of an order; it takes the e-mail of the order, its token, or the session of its buyer',
    body: WithdrawalProof,
    answer: WithdrawalOffer,
    session: 'optional',
    errors: [...refusals],
  },
  link: {
    ...post,
    path: '/withdrawals/link',
    summary: 'Sends the way to the withdrawal from an order to its e-mail; the answer is the same whether there is one',
    body: WithdrawalKey.pick({ number: true }),
    status: 204,
    errors: ['invalid_form', 'too_many_requests', 'unavailable'],
  },
  make: {
    ...post,
    path: '/withdrawals',
    summary: 'Withdraws from the purchase of these lines; the same key and lines get the first receipt again',
    body: NewWithdrawal,
    answer: WithdrawalReceipt,
    status: 201,
    session: 'optional',
    errors: [...refusals, 'withdrawal_over_count', 'withdrawal_key_reused'],
  },
} as const satisfies Record<string, Endpoint>;
