import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';

export const isSent = ({ sent }: WithdrawalReceipt['lines'][number]) => sent !== false;

/** Returns where goods go back to, by seller; none when nothing had left. */
export const returnsOf = ({ seller, sellers, lines }: Pick<WithdrawalReceipt, 'seller' | 'sellers' | 'lines'>) =>
  sellers ?? [{ seller, eans: lines.map(({ ean }) => ean) }];
