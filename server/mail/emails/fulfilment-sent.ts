import { sentContent } from '@/lib/emails/fulfilment-content';
import type { FulfilmentToTell } from '@/server/mail/fulfilment-news/types';
import type { MailWords } from '@/server/mail/types';
import { contentOf, fulfilmentEmail } from './fulfilment-email';

/** "… er sendt". Queued when a shop dispatches a fulfilment. */
export const fulfilmentSent = (fulfilment: FulfilmentToTell, url: string, words: MailWords) =>
  fulfilmentEmail(fulfilment, 'sent', sentContent(contentOf(fulfilment, url), words));
