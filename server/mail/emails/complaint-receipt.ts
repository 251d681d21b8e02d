import { complaintReceiptLetter } from '@/lib/letters/complaint-letters';
import type { MailWords } from '@/lib/letters/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import type { Mail } from '@/server/ports/mailer';
import type { Complained } from './complaint-notice';
import { emailTo } from './deliver';

/** "Vi har mottatt reklamasjonen din på …", to the buyer. Queued when a shopper complains. */
export function complaintReceipt({ receipt, text, order, shops, lines, url }: Complained, words: MailWords): Mail {
  const told = { receipt, text, buyer: order, url, sellers: shops.map(sellerOf), goods: lines };
  return emailTo(order.email, order.brand, `complaint:${receipt.number}`, complaintReceiptLetter(told, words));
}
