import { greet } from '@/lib/letters/letter-parts';
import type { MailWords } from '@/lib/letters/mail-words';
import { fill } from '@/lib/text/words';
import type { LinkedOrder } from '@/server/mail/order-links/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

/** "Ordren din, …". Requested with the order's number and email on /finn-ordre. `key` tells it from the one requested before. */
export const orderLink = (order: LinkedOrder, url: string, key: string, words: MailWords): Mail =>
  linkEmail(order, url, `order-link:${order.number}:${key}`, words.orderLink, words);

export function linkEmail(
  { number, brand, name, email, seller }: LinkedOrder,
  url: string,
  key: string,
  texts: MailWords['orderLink' | 'withdrawalLink'],
  words: MailWords,
): Mail {
  const values = { number, name };
  return emailTo(email, brand, key, {
    subject: fill(texts.subject, values),
    letter: {
      title: texts.title,
      paragraphs: [greet(name, words), fill(texts.lead, values)],
      ...{ facts: [], lines: [], sums: [], closing: [texts.other] },
      link: [texts.link, url],
      footer: seller,
    },
  });
}
