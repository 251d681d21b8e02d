import type { EmailContent } from '@/lib/emails/email-content';
import { mailWords } from '@/lib/emails/mail-words';
import { PICKUP_POINT } from '@/lib/orders/freight';
import type { FulfilmentWithOrder } from '@/server/mail/fulfilment-news/types';
import { deliveryOf, fulfilmentEmail, fulfilmentLines } from './fulfilment-email';

/** "… er sendt". Queued when a shop dispatches a fulfilment. */
export function fulfilmentSent(fulfilment: FulfilmentWithOrder, url: string) {
  const { carrier, trackingNumber, trackingUrl } = fulfilment;
  const texts = mailWords.partSent;
  const content: Partial<EmailContent> = {
    details: [deliveryOf(fulfilment), [texts.carrier, carrier], [texts.tracking, trackingNumber]],
    lines: fulfilmentLines(fulfilment.lines),
    closing: [
      ...(fulfilment.method.id === PICKUP_POINT ? [texts.pickup] : []),
      ...(trackingNumber === '' ? [texts.untracked] : []),
      ...(fulfilment.more ? [texts.more] : []),
    ],
    ...(trackingUrl !== '' && { other: [texts.follow, trackingUrl] }),
  };
  return fulfilmentEmail(fulfilment, 'sent', texts, content, url);
}
