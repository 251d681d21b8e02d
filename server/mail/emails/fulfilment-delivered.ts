import { mailWords } from '@/lib/emails/mail-words';
import type { FulfilmentWithOrder } from '@/server/mail/fulfilment-news/types';
import { deliveryOf, fulfilmentEmail } from './fulfilment-email';

/** "… er levert". Queued when a carrier has delivered a fulfilment. */
export function fulfilmentDelivered(fulfilment: FulfilmentWithOrder, url: string) {
  const texts = mailWords.partDelivered;
  const content = { details: [deliveryOf(fulfilment)], closing: [texts.withdrawal, texts.complaint] };
  return fulfilmentEmail(fulfilment, 'delivered', texts, content, url);
}
