import { formatShortDate } from '@/lib/dates/dates';
import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, greet, linesOf, placeOf, sumsOf } from '@/lib/emails/content-parts';
import { mailedBy, mailWords as words } from '@/lib/emails/mail-words';
import { phoneText } from '@/lib/norway/phone-text';
import type { OrderDocument } from '@/lib/orders/documents';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import type { Mail } from '@/server/ports/mailer';

/**
 * "Ordrebekreftelse …". Queued when an order is paid: the confirmation on a durable medium (angrerettloven §18), with the
 * terms and form of withdrawal.
 */
export function orderConfirmation(document: OrderDocument, url: string, withdrawalUrl: string): Mail {
  const { seller, buyer, number, brand, delivery } = document;
  const ordered = formatShortDate(new Date(document.date));
  const values = { number, name: buyer.name, seller: seller.name, date: ordered };
  const texts = words.order;
  return composeEmail(
    { to: buyer.email, brand, key: `order:${number}:confirmation`, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(buyer.name), fill(texts.lead, values)],
      details: [
        [texts.number, number],
        [words.date, ordered],
        [texts.delivery, mailedBy({ id: delivery.method, name: delivery.name }, delivery.place)],
        [texts.buyer, `${buyer.name}, ${phoneText(buyer.phone)}, ${buyer.email}`],
        ...(document.parts ?? []).map(({ seller, total }): [string, string] => [
          words.seller,
          fill(texts.part, { seller: seller.name, orgNo: seller.orgNo, total: formatPrice(total) }),
        ]),
      ],
      lines: linesOf(document.lines),
      sums: sumsOf(document, texts.paid, texts.freight),
      closing: [texts.withdrawal, texts.refund, texts.exceptions, texts.complaint],
      form: {
        title: texts.form.title,
        lead: texts.form.lead,
        lines: [
          [texts.form.to, `${seller.name}, ${placeOf(seller)}, ${seller.email}`],
          [texts.number, number],
          [texts.form.ordered, ordered],
          ...texts.form.blanks.map((label): [string, string] => [label, '']),
        ],
        link: [texts.form.link, withdrawalUrl],
      },
      link: [texts.link, url],
      footer: footerOf(seller),
    },
  );
}
