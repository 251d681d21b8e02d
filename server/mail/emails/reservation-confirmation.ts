import { formatShortDate } from '@/lib/dates/dates';
import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, greet, hoursOf, linesOf, moment, passOf, sumsOf } from '@/lib/emails/content-parts';
import { mailWords as words } from '@/lib/emails/mail-words';
import { phoneText } from '@/lib/norway/phone-text';
import type { ReservationDocument } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { Mail } from '@/server/ports/mailer';

/** "Reservasjon … hos …". Queued when a reservation is placed. Rule 10.28 says what it must contain. */
export function reservationConfirmation(document: ReservationDocument, url: string): Mail {
  const { number, buyer, collect, brand } = document;
  const texts = words.confirmation;
  const values = { number, name: buyer.name, shop: collect.shop, deadline: moment(collect.deadline) };
  return composeEmail(
    { to: buyer.email, brand, key: `reservation:${number}:confirmation`, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(buyer.name), fill(texts.lead, values)],
      details: [
        [words.number, number],
        [words.date, formatShortDate(new Date(document.date))],
        [words.deadline, values.deadline],
        [words.place, `${collect.shop}, ${collect.address}`],
        [words.openingHours, hoursOf(collect.openingHours)],
        [words.buyer, `${buyer.name}, ${phoneText(buyer.phone)}, ${buyer.email}`],
      ],
      lines: linesOf(document.lines),
      pass: passOf(number, url),
      sums: sumsOf(document, words.total),
      closing: [texts.payment, texts.withdrawal],
      link: [words.link, url],
      footer: footerOf(document.seller),
    },
  );
}
