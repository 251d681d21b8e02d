import { composeEmail } from '@/lib/emails/compose-email';
import { footerOf, type Gone, greet, linesOf, moment, stillThere } from '@/lib/emails/content-parts';
import { mailWords as words } from '@/lib/emails/mail-words';
import type { ReservationDocument } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { Mail } from '@/server/ports/mailer';

/** "Reservasjon … har gått ut". Queued when a reservation expires. `gone` was not found before. */
export function reservationExpired(document: ReservationDocument, gone: readonly Gone[], url: string): Mail {
  const { number, buyer, collect, brand } = document;
  const texts = words.expired;
  const values = { number, name: buyer.name, shop: collect.shop, deadline: moment(collect.deadline) };
  return composeEmail(
    { to: buyer.email, brand, key: `reservation:${number}:expired`, subject: fill(texts.subject, values) },
    {
      title: texts.title,
      paragraphs: [greet(buyer.name), fill(texts.lead, values)],
      lines: linesOf(stillThere(document.lines, gone)),
      closing: [texts.again],
      link: [words.link, url],
      footer: footerOf(document.seller),
    },
  );
}
