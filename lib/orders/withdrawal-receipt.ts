import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';

/** The goods had left their shop: they come back, and money with them. */
export const isSent = ({ sent }: WithdrawalReceipt['lines'][number]) => sent !== false;

/** Where goods go back to, seller by seller; none when nothing had left. */
export const returnsOf = ({ seller, sellers, lines }: Pick<WithdrawalReceipt, 'seller' | 'sellers' | 'lines'>) =>
  sellers ?? [{ seller, eans: lines.map(({ ean }) => ean) }];
