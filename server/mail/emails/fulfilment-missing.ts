import type { MailWords } from '@/lib/letters/mail-words';
import { missingLetter } from '@/lib/letters/part-letters';
import type { FulfilmentToTell, Nearby } from '@/server/mail/fulfilment-news/types';
import { contentOf, fulfilmentEmail } from './fulfilment-email';

interface Missing {
  lines: readonly { ean: string; count: number }[];
  nearby: Nearby[];
  /** False when nothing of the order is left. */
  rest: boolean;
}

/** "Vi fant ikke alt til …". Queued when a shop reports goods of a fulfilment as not found. */
export const fulfilmentMissing = (
  fulfilment: FulfilmentToTell,
  { lines, nearby, rest }: Missing,
  url: string,
  words: MailWords,
) =>
  fulfilmentEmail(
    fulfilment,
    `missing:${fulfilment.version}`,
    missingLetter(contentOf(fulfilment, url), lines, nearby, rest, words),
  );
