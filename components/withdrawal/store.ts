import { draft } from '@/components/draft';
import type { WithdrawalKey } from '@/lib/contracts/withdrawals';

export const withdrawalDraft = draft<WithdrawalKey>('withdrawalDraft');
export const reasonDraft = draft<{ reason: string }>('withdrawalReason');
