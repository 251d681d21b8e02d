import type { OrderDocument, ReservationDocument } from '@/lib/orders/documents';
import { fill } from '@/lib/text/words';
import type { Letter } from './letter';
import { footerOf, type Gone, greet, hoursOf, linesOf, moment, passOf, stillThere, sumsOf } from './letter-parts';
import type { MailWords } from './mail-words';

/** Goods that stand aside in a shop, paid there or here. */
export type WaitingDocument = (ReservationDocument | OrderDocument) & Pick<ReservationDocument, 'collect'>;

/** What letters call things when everything is paid already. */
const paidWords = (words: MailWords): MailWords => ({
  ...words,
  ...{ number: words.order.number, total: words.order.paid, link: words.order.link },
  ...{ ready: words.readyPaid, reminder: words.reminderPaid },
});

/**
 * A letter about goods that stand aside: where, until when, what and for how much. `gone` was not found, or has been withdrawn
 * from: then the sums of the confirmation are no longer right, and are left out.
 */
export function waitingLetter(
  which: 'ready' | 'reminder',
  document: WaitingDocument,
  gone: readonly Gone[],
  url: string,
  allWords: MailWords,
): { subject: string; letter: Letter } {
  const words = document.payment === 'online' ? paidWords(allWords) : allWords;
  const { subject, title, lead, ...closing } = words[which];
  const { number, buyer, collect } = document;
  const values = { number, name: buyer.name, shop: collect.shop, deadline: moment(collect.deadline) };
  const lines = stillThere(document.lines, gone).map((line) => ({ ...line, gross: line.count * line.unitPrice }));
  return {
    subject: fill(subject, values),
    letter: {
      title,
      paragraphs: [greet(buyer.name, words), fill(lead, values)],
      facts: [
        [words.number, number],
        [words.deadline, values.deadline],
        [words.place, `${collect.shop}, ${collect.address}`],
        [words.openingHours, hoursOf(collect.openingHours)],
      ],
      pass: passOf(number, url, words),
      lines: linesOf({ ...document, lines }, words),
      sums: gone.some(({ count }) => count > 0) ? [] : sumsOf(document, words),
      closing: Object.values(closing),
      link: [words.link, url],
      footer: footerOf(document.seller, words),
    },
  };
}
