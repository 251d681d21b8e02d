import { mailWords } from '@/lib/emails/mail-words';
import type { LinkedOrder } from '@/server/mail/order-links/types';
import type { Mail } from '@/server/ports/mailer';
import { linkEmail } from './order-link';

/** "Angre kjøpet, …". Requested with the order's number on /angre (rule 10.11). `key` tells it from the one requested before. */
export const withdrawalLink = (order: LinkedOrder, url: string, key: string): Mail =>
  linkEmail(order, url, `withdrawal-link:${order.number}:${key}`, mailWords.withdrawalLink);
