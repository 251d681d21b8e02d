import type { MailWords } from '@/lib/letters/mail-words';
import { withdrawalLetter } from '@/lib/letters/withdrawal-letter';
import type { WithdrawalMail } from '@/server/orders/withdrawals/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

type Withdrawn = Parameters<WithdrawalMail['withdrawn']>;

/** "Vi har mottatt angremeldingen din for …". Queued when a shopper withdraws (directive 2011/83 art. 11a). */
export const withdrawalReceipt = (receipt: Withdrawn[1], buyer: Withdrawn[2], url: string, words: MailWords): Mail =>
  emailTo(buyer.email, buyer.brand, `withdrawal:${receipt.number}`, withdrawalLetter(receipt, buyer, url, words));
