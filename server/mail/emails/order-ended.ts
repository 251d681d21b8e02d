import { endLetter } from '@/lib/letters/end-letter';
import type { MailWords } from '@/lib/letters/mail-words';
import type { OrderMail } from '@/server/orders/types';
import type { Mail } from '@/server/ports/mailer';
import { emailTo } from './deliver';

type Ended = Parameters<OrderMail['ended']>;

/** "… er avbestilt", "… ble ikke hentet", "… ble ikke noe av". Queued when an order ends without its goods. */
export const orderEnded = (order: Ended[1], end: Ended[2], url: string, words: MailWords): Mail =>
  emailTo(order.email, end.brand, `order:${order.number}:${end.why}`, endLetter(order, end, url, words));
