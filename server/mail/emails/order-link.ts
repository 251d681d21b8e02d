import { composeEmail } from '@/lib/emails/compose-email';
import { greet } from '@/lib/emails/content-parts';
import { mailWords as words } from '@/lib/emails/mail-words';
import { fill } from '@/lib/text/words';
import type { LinkedOrder } from '@/server/mail/order-links/types';
import type { Mail } from '@/server/ports/mailer';

/** "Ordren din, …". Requested with the order's number and email on /finn-ordre. `key` tells it from the one requested before. */
export const orderLink = (order: LinkedOrder, url: string, key: string): Mail =>
  linkEmail(order, url, `order-link:${order.number}:${key}`, words.orderLink);

export function linkEmail(
  { number, brand, name, email, seller }: LinkedOrder,
  url: string,
  key: string,
  { subject, title, lead, other, link }: typeof words.orderLink | typeof words.withdrawalLink,
): Mail {
  const values = { number, name };
  return composeEmail(
    { to: email, brand, key, subject: fill(subject, values) },
    { title, paragraphs: [greet(name), fill(lead, values)], closing: [other], link: [link, url], footer: seller },
  );
}
