import { draft } from '@/components/draft';
import type { WithdrawalKey } from '@/lib/contracts/withdrawals';

/** What is typed of a withdrawal and not sent yet. */
export const withdrawalDraft = draft<WithdrawalKey>('withdrawalDraft');
export const reasonDraft = draft<{ reason: string }>('withdrawalReason');
