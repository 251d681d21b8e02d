import type { MailWords } from '@/lib/letters/mail-words';
import { deliveredLetter } from '@/lib/letters/part-letters';
import type { FulfilmentToTell } from '@/server/mail/fulfilment-news/types';
import { contentOf, fulfilmentEmail } from './fulfilment-email';

/** "… er levert". Queued when a carrier has delivered a fulfilment. */
export const fulfilmentDelivered = (fulfilment: FulfilmentToTell, url: string, words: MailWords) =>
  fulfilmentEmail(fulfilment, 'delivered', deliveredLetter(contentOf(fulfilment, url), words));
