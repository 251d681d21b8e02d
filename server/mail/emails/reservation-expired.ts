import { footerOf, type Gone, greet, linesOf, moment, stillThere } from '@/lib/letters/letter-parts';
import type { MailWords } from '@/lib/letters/mail-words';
import type { ReservationDocument } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

/** "Reservasjon … har gått ut". Queued when a reservation expires. `gone` was not found before. */
export function reservationExpired(
  document: ReservationDocument,
  gone: readonly Gone[],
  url: string,
  words: MailWords,
): Mail {
  const { number, buyer, collect, brand } = document;
  const values = { number, name: buyer.name, shop: collect.shop, deadline: moment(collect.deadline) };
  const lines = stillThere(document.lines, gone).map((line) => ({ ...line, gross: line.count * line.unitPrice }));
  return emailTo(buyer.email, brand, `reservation:${number}:expired`, {
    subject: fill(words.expired.subject, values),
    letter: {
      title: words.expired.title,
      paragraphs: [greet(buyer.name, words), fill(words.expired.lead, values)],
      facts: [],
      lines: linesOf({ ...document, lines }, words),
      sums: [],
      closing: [words.expired.again],
      link: [words.link, url],
      footer: footerOf(document.seller, words),
    },
  });
}
