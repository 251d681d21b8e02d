import { mailWords } from '@/lib/emails/mail-words';
import type { FulfilmentWithOrder } from '@/server/mail/fulfilment-news/types';
import { fulfilmentEmail, fulfilmentLines, withPieces } from './fulfilment-email';

interface Cancelled {
  lines: readonly { ean: string; count: number }[];
  rest: boolean;
}

/** "… har avbestilt varer i …". Queued when a shop cancels a fulfilment. */
export function fulfilmentCancelled(fulfilment: FulfilmentWithOrder, { lines, rest }: Cancelled, url: string) {
  const texts = mailWords.partCancelled;
  const content = {
    lines: fulfilmentLines(withPieces(fulfilment.lines, lines)),
    closing: [fulfilment.kind === 'order' ? texts.money : texts.nothingDue, ...(rest ? [texts.rest] : [])],
  };
  return fulfilmentEmail(fulfilment, 'cancelled', texts, content, url);
}
