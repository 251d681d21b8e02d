import type { MailWords } from '@/lib/letters/mail-words';
import { sentLetter } from '@/lib/letters/part-letters';
import type { FulfilmentToTell } from '@/server/mail/fulfilment-news/types';
import { contentOf, fulfilmentEmail } from './fulfilment-email';

/** "… er sendt". Queued when a shop dispatches a fulfilment. */
export const fulfilmentSent = (fulfilment: FulfilmentToTell, url: string, words: MailWords) =>
  fulfilmentEmail(fulfilment, 'sent', sentLetter(contentOf(fulfilment, url), words));
