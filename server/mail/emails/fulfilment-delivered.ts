import { deliveredContent } from '@/lib/emails/fulfilment-content';
import type { FulfilmentToTell } from '@/server/mail/fulfilment-news/types';
import type { MailWords } from '@/server/mail/types';
import { contentOf, fulfilmentEmail } from './fulfilment-email';

/** "… er levert". Queued when a carrier has delivered a fulfilment. */
export const fulfilmentDelivered = (fulfilment: FulfilmentToTell, url: string, words: MailWords) =>
  fulfilmentEmail(fulfilment, 'delivered', deliveredContent(contentOf(fulfilment, url), words));
