import { formatShortDate } from '@/lib/dates/dates';
import { footerOf, greet, hoursOf, linesOf, moment, passOf, sumsOf } from '@/lib/letters/letter-parts';
import type { MailWords } from '@/lib/letters/mail-words';
import { phoneText } from '@/lib/norway/phone-text';
import type { ReservationDocument } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

/** "Reservasjon … hos …". Queued when a reservation is placed. Rule 10.28 says what it must contain. */
export function reservationConfirmation(document: ReservationDocument, url: string, words: MailWords): Mail {
  const { number, buyer, collect, brand } = document;
  const values = { number, name: buyer.name, shop: collect.shop, deadline: moment(collect.deadline) };
  return emailTo(buyer.email, brand, `reservation:${number}:confirmation`, {
    subject: fill(words.confirmation.subject, values),
    letter: {
      title: words.confirmation.title,
      paragraphs: [greet(buyer.name, words), fill(words.confirmation.lead, values)],
      facts: [
        [words.number, number],
        [words.date, formatShortDate(new Date(document.date))],
        [words.deadline, values.deadline],
        [words.place, `${collect.shop}, ${collect.address}`],
        [words.openingHours, hoursOf(collect.openingHours)],
        [words.buyer, `${buyer.name}, ${phoneText(buyer.phone)}, ${buyer.email}`],
      ],
      lines: linesOf(document, words),
      pass: passOf(number, url, words),
      sums: sumsOf(document, words),
      closing: [words.confirmation.payment, words.confirmation.withdrawal],
      link: [words.link, url],
      footer: footerOf(document.seller, words),
    },
  });
}
