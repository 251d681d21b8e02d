import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, goodsLine, greet, piecesOf } from '@/lib/emails/content-parts';
import type { EmailContent } from '@/lib/emails/email-content';
import { mailedBy, mailWords as words } from '@/lib/emails/mail-words';
import { sellerOf } from '@/lib/orders/documents';
import { isSent } from '@/lib/orders/freight';
import { addressLine } from '@/lib/orders/shipping-text';
import { formatPrice } from '@/lib/prices/money';
import { fill, type Message } from '@/lib/text/words';
import type { FulfilmentWithOrder } from '@/server/mail/fulfilment-news/types';
import type { Mail } from '@/server/ports/mailer';

type FulfilmentMessage = Message<{ number: string; shop: string }>;

/** An email about a change of a fulfilment, which `change` names: it goes out once (rule 15.28). */
export function fulfilmentEmail(
  { id, brand, number, buyer, shop }: FulfilmentWithOrder,
  change: string,
  texts: { subject: FulfilmentMessage; title: string; lead: FulfilmentMessage },
  { details = [], ...content }: Partial<EmailContent>,
  url: string,
): Mail {
  const values = { number, shop: shop.name };
  return composeEmail(
    { to: buyer.email, brand, key: `part:${id}:${change}`, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(buyer.name), fill(texts.lead, values)],
      details: [[words.order.number, number], ...details],
      link: [words.order.link, url],
      footer: footerOf(sellerOf(shop)),
      ...content,
    },
  );
}

export const deliveryOf = ({ method, shop }: FulfilmentWithOrder): [string, string] => [
  words.order.delivery,
  mailedBy(method, isSent(method.id) ? addressLine(method) : shop.name),
];

export const fulfilmentLines = (lines: FulfilmentWithOrder['lines']) =>
  lines.flatMap((line) =>
    line.count > 0 ? [goodsLine(line, piecesOf(line.count), formatPrice(line.count * line.unitPrice))] : [],
  );

export const withPieces = (lines: FulfilmentWithOrder['lines'], pieces: readonly { ean: string; count: number }[]) =>
  lines.map((line) => ({ ...line, count: pieces.find(({ ean }) => ean === line.ean)?.count ?? 0 }));
