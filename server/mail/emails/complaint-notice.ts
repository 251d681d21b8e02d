import type { ComplaintReceipt } from '@/lib/contracts/complaints';
import { complaintNoticeLetter } from '@/lib/letters/complaint-letters';
import type { MailWords } from '@/lib/letters/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

type Order = Parameters<ComplaintMail['complained']>[3];

/** A complaint with the lines it is about and the shops that sold them. */
export interface Complained {
  receipt: ComplaintReceipt;
  text: string;
  order: Order;
  lines: Order['lines'];
  shops: Order['lines'][number]['shop'][];
  url: string;
}

/** "Ny reklamasjon …", to each shop that sold some of the goods. Queued when a shopper complains. */
export function complaintNotices({ receipt, text, order, shops, lines, url }: Complained, words: MailWords): Mail[] {
  return shops.map((shop) => {
    const goods = lines.filter((line) => line.shop.id === shop.id);
    const told = { receipt, text, buyer: order, url, sellers: [sellerOf(shop)], goods };
    const key = `complaint:${receipt.number}:shop:${shop.id}`;
    return emailTo(shop.email, order.brand, key, complaintNoticeLetter(told, words));
  });
}
