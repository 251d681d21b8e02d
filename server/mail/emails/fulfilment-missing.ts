import { nameWithBrand } from '@/lib/catalogue/shown-names';
import { mailWords } from '@/lib/emails/mail-words';
import { fill } from '@/lib/text/words';
import type { FulfilmentWithOrder, Nearby } from '@/server/mail/fulfilment-news/types';
import { fulfilmentEmail, fulfilmentLines, withPieces } from './fulfilment-email';

interface Missing {
  lines: readonly { ean: string; count: number }[];
  nearby: Nearby[];
  rest: boolean;
}

/** "Vi fant ikke alt til …". Queued when a shop reports goods of a fulfilment as not found. */
export function fulfilmentMissing(fulfilment: FulfilmentWithOrder, { lines, nearby, rest }: Missing, url: string) {
  const texts = mailWords.partMissing;
  const paid = fulfilment.kind === 'order';
  const missing = withPieces(fulfilment.lines, lines).filter(({ count }) => count > 0);
  const elsewhere = missing.flatMap((line) => {
    const shops = nearby.find(({ ean }) => ean === line.ean)?.shops ?? [];
    return shops.length === 0 ? [] : [fill(texts.elsewhere, { name: nameWithBrand(line), shops: shops.join(', ') })];
  });
  const money = paid ? texts.notTaken : texts.notDue;
  const content = {
    lines: fulfilmentLines(missing),
    closing: [
      rest ? money : fill(paid ? texts.offPaid : texts.off, { number: fulfilment.number }),
      ...elsewhere,
      ...(rest ? [texts.rest] : []),
    ],
  };
  return fulfilmentEmail(fulfilment, `missing:${fulfilment.version}`, texts, content, url);
}
