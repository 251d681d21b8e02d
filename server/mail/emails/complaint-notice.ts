import type { ComplaintReceipt } from '@/lib/contracts/complaints';
import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, moment } from '@/lib/emails/content-parts';
import { mailWords as words } from '@/lib/emails/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { ComplaintMail } from '@/server/orders/complaints/types';
import type { Mail } from '@/server/ports/mailer';

type Order = Parameters<ComplaintMail['complained']>[3];

export interface Complained {
  receipt: ComplaintReceipt;
  text: string;
  order: Order;
  lines: Order['lines'];
  shops: Order['lines'][number]['shop'][];
  url: string;
}

export const complaintDetails = (receipt: ComplaintReceipt, lines: Order['lines']): [string, string][] => [
  [words.complained.order, receipt.order],
  [words.complained.reference, receipt.number],
  [words.complained.at, moment(receipt.at)],
  [
    words.complained.goods,
    lines.map(({ name, color, size }) => [name, color, size].filter(Boolean).join(', ')).join('; '),
  ],
  [words.complained.wish, words.complained.wishes[receipt.wish]],
];

/** "Ny reklamasjon …", to each shop that sold some of the goods. Queued when a shopper complains. */
export function complaintNotices({ receipt, text, order, shops, lines, url }: Complained): Mail[] {
  const texts = words.complaintNotice;
  const values = { name: order.name, email: order.email, number: receipt.order, reference: receipt.number, text };
  return shops.map((shop) =>
    composeEmail(
      {
        ...{ to: shop.email, brand: order.brand, key: `complaint:${receipt.number}:shop:${shop.id}` },
        subject: fill(texts.subject, values),
      },
      {
        title: texts.title,
        paragraphs: [fill(texts.lead, values)],
        details: complaintDetails(
          receipt,
          lines.filter((line) => line.shop.id === shop.id),
        ),
        closing: [fill(texts.said, values)],
        link: [texts.link, url],
        footer: footerOf(sellerOf(shop)),
      },
    ),
  );
}
