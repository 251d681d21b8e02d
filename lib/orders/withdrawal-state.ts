import type { FollowedWithdrawal } from '@/lib/contracts/order-detail';

/** `stopped`: nothing had left, so nothing comes back and nothing was charged. */
export type WithdrawalState = 'awaited' | 'back' | 'paidBack' | 'stopped';

export function withdrawalState({
  left,
  backAt,
  paidBack,
}: Pick<FollowedWithdrawal, 'left' | 'backAt' | 'paidBack'>): WithdrawalState {
  if (left.length === 0) return 'stopped';
  if (backAt === null) return 'awaited';
  return paidBack ? 'paidBack' : 'back';
}
