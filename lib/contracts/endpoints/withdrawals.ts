import type { Endpoint } from '@/lib/contracts/endpoint';
import { NewWithdrawal, WithdrawalKey, WithdrawalOffer, WithdrawalReceipt } from '@/lib/contracts/withdrawals';

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

export const withdrawalEndpoints = {
  find: {
    method: 'POST',
    path: '/withdrawals/find',
    summary: 'What is left to withdraw from of an order; it takes the e-mail of the order, or the session of its buyer',
    tag: 'withdrawals',
    body: WithdrawalKey,
    answer: WithdrawalOffer,
    session: 'optional',
    errors: [...refusals],
  },
  make: {
    method: 'POST',
    path: '/withdrawals',
    summary: 'Withdraws from the purchase of these lines; the same key and lines get the first receipt again',
    tag: 'withdrawals',
    body: NewWithdrawal,
    answer: WithdrawalReceipt,
    status: 201,
    session: 'optional',
    errors: [...refusals, 'withdrawal_over_count', 'withdrawal_key_reused'],
  },
} as const satisfies Record<string, Endpoint>;
