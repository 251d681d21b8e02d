import { draft } from '@/components/draft';
import type { WithdrawalKey } from '@/lib/contracts/withdrawals';

export const findOrderDraft = draft<WithdrawalKey>('findOrderDraft');
