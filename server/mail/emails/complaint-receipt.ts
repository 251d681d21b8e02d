import { complaintReceiptContent } from '@/lib/emails/complaint-content';
import { sellerOf } from '@/lib/orders/documents';
import type { MailWords } from '@/server/mail/types';
import type { Mail } from '@/server/ports/mailer';
import type { Complained } from './complaint-notice';
import { emailTo } from './deliver';

/** "Vi har mottatt reklamasjonen din på …", to the buyer. Queued when a shopper complains. */
export function complaintReceipt({ receipt, text, order, shops, lines, url }: Complained, words: MailWords): Mail {
  const told = { receipt, text, buyer: order, url, sellers: shops.map(sellerOf), goods: lines };
  return emailTo(order.email, order.brand, `complaint:${receipt.number}`, complaintReceiptContent(told, words));
}
