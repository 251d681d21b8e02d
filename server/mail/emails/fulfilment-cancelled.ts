import type { MailWords } from '@/lib/letters/mail-words';
import { calledOffLetter } from '@/lib/letters/part-letters';
import type { FulfilmentToTell } from '@/server/mail/fulfilment-news/types';
import { contentOf, fulfilmentEmail } from './fulfilment-email';

interface Cancelled {
  lines: readonly { ean: string; count: number }[];
  /** False when nothing of the order is left. */
  rest: boolean;
}

/** "… har avbestilt varer i …". Queued when a shop cancels a fulfilment. */
export const fulfilmentCancelled = (
  fulfilment: FulfilmentToTell,
  { lines, rest }: Cancelled,
  url: string,
  words: MailWords,
) => fulfilmentEmail(fulfilment, 'cancelled', calledOffLetter(contentOf(fulfilment, url), lines, rest, words));
