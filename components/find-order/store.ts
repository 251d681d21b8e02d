import { draft } from '@/components/draft';
import type { WithdrawalKey } from '@/lib/contracts/withdrawals';

/** Which order is asked for, until its link has been sent. */
export const findOrderDraft = draft<WithdrawalKey>('findOrderDraft');
