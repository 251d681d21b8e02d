import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, goodsLine, greet, piecesAt, stillThere } from '@/lib/emails/content-parts';
import { mailWords as words } from '@/lib/emails/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { OrderMail } from '@/server/orders/types';
import type { Mail } from '@/server/ports/mailer';

type Ended = Parameters<OrderMail['ended']>;

/** "… er avbestilt", "… ble ikke hentet", "… ble ikke noe av". Queued when an order ends without its goods; `gone` is left out. */
export function orderEnded(order: Ended[1], { brand, shop, why, gone }: Ended[2], url: string): Mail {
  const { number, name } = order;
  const values = { number, name, shop: shop.name, total: formatPrice(order.total) };
  const texts = words.ended[why];
  const paid = order.kind === 'order';
  return composeEmail(
    { to: order.email, brand, key: `order:${number}:${why}`, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(name), fill(texts.lead, values)],
      details: [[paid ? words.order.number : words.number, number]],
      lines: stillThere(order.articles, gone).map((line) =>
        goodsLine(line, piecesAt(line.count, line.unitPrice), formatPrice(line.count * line.unitPrice)),
      ),
      closing: [fill(paid ? texts.paid : words.ended.nothingDue, values), words.ended.again],
      link: [paid ? words.order.link : words.link, url],
      footer: footerOf(sellerOf(shop)),
    },
  );
}
