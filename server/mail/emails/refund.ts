import type { MailWords } from '@/lib/letters/mail-words';
import { refundLetter } from '@/lib/letters/refund-letter';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

type Refunded = Parameters<WithdrawalMail['refunded']>;

/** "Vi betaler tilbake … for …". Queued with the refund, once for each cause (`refund:NV-100001-A1`). */
export const refundEmail = (refund: Refunded[1], buyer: Refunded[2], url: string, words: MailWords): Mail =>
  emailTo(
    buyer.email,
    buyer.brand,
    `refund:${refund.cause.replace(/^withdrawal:/, '')}`,
    refundLetter(refund, buyer, url, words),
  );
