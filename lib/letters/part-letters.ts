import { nameWithBrand } from '@/lib/catalogue/shown-names';
import type { Seller } from '@/lib/orders/documents';
import { PICKUP_POINT } from '@/lib/orders/freight';
import { wayText } from '@/lib/orders/way-words';
import { formatPrice } from '@/lib/prices/money';
import { fill, type Message } from '@/lib/text/words';
import type { Letter } from './letter';
import { footerOf, greet } from './letter-parts';
import type { MailWords } from './mail-words';

interface Line {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  unitPrice: number;
  count: number;
}

/** What letters about one shop's part of an order tell of (rule 15.28). */
export interface PartToTell {
  number: string;
  /** False: it is paid in the shop. */
  paid: boolean;
  buyer: { name: string; email: string };
  shop: string;
  seller: Seller;
  /** More of the order is still to come. */
  more: boolean;
  /** How it is got, and where: `wayText`. */
  way: { id: string; name: string; place: string };
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  lines: Line[];
  /** Of the order's receipt. */
  url: string;
}

interface Written {
  subject: string;
  letter: Letter;
}

const detailOf = ({ color, size }: Line) => [color, size].filter((text) => text !== '').join(', ');

const rowsOf = (lines: readonly Line[], words: MailWords): Letter['lines'] =>
  lines
    .filter(({ count }) => count > 0)
    .map((line) => ({
      ean: line.ean,
      name: nameWithBrand(line),
      detail: detailOf(line),
      count: fill(words.withdrawn.count, { count: line.count }),
      sum: formatPrice(line.count * line.unitPrice),
    }));

/** `missing` could not be found; `rest` false when that was the last of the order. */
export function missingLetter(
  part: PartToTell,
  missing: readonly { ean: string; count: number }[],
  nearby: readonly { ean: string; shops: string[] }[],
  rest: boolean,
  words: MailWords,
): Written {
  const texts = words.partMissing;
  const lines = part.lines.flatMap((line) => {
    const count = missing.find(({ ean }) => ean === line.ean)?.count ?? 0;
    return count > 0 ? [{ ...line, count }] : [];
  });
  const elsewhere = lines.flatMap((line) => {
    const shops = nearby.find(({ ean }) => ean === line.ean)?.shops ?? [];
    return shops.length === 0 ? [] : [fill(texts.elsewhere, { name: nameWithBrand(line), shops: shops.join(', ') })];
  });
  const paid = part.paid ? texts.notTaken : texts.notDue;
  return written(part, texts, words, {
    lines: rowsOf(lines, words),
    closing: [
      rest ? paid : fill(part.paid ? texts.offPaid : texts.off, { number: part.number }),
      ...elsewhere,
      ...(rest ? [texts.rest] : []),
    ],
  });
}

export const sentLetter = (part: PartToTell, words: MailWords): Written =>
  written(part, words.partSent, words, {
    facts: [
      [words.order.delivery, wayText(part.way, part.way.place)],
      [words.partSent.carrier, part.carrier],
      [words.partSent.tracking, part.trackingNumber],
    ],
    lines: rowsOf(part.lines, words),
    closing: [
      ...(part.way.id === PICKUP_POINT ? [words.partSent.pickup] : []),
      ...(part.trackingNumber === '' ? [words.partSent.untracked] : []),
      ...(part.more ? [words.partSent.more] : []),
    ],
    ...(part.trackingUrl !== '' && { other: [words.partSent.follow, part.trackingUrl] }),
  });

export const deliveredLetter = (part: PartToTell, words: MailWords): Written =>
  written(part, words.partDelivered, words, {
    facts: [[words.order.delivery, wayText(part.way, part.way.place)]],
    closing: [words.partDelivered.withdrawal, words.partDelivered.complaint],
  });

/** The shop has called the part off; `rest` false when that was the last of the order. */
export const calledOffLetter = (
  part: PartToTell,
  off: readonly { ean: string; count: number }[],
  rest: boolean,
  words: MailWords,
): Written => {
  const texts = words.partCancelled;
  const lines = part.lines.map((line) => ({ ...line, count: off.find(({ ean }) => ean === line.ean)?.count ?? 0 }));
  return written(part, texts, words, {
    lines: rowsOf(lines, words),
    closing: [part.paid ? texts.money : texts.nothingDue, ...(rest ? [texts.rest] : [])],
  });
};

/** Fills the subject and the first sentence of each of these letters. */
interface PartValues {
  number: string;
  shop: string;
}

function written(
  { number, buyer, shop, seller, url }: PartToTell,
  { subject, title, lead }: Record<'subject' | 'lead', Message<PartValues>> & { title: string },
  words: MailWords,
  letter: Partial<Letter>,
): Written {
  const values = { number, shop };
  return {
    subject: fill(subject, values),
    letter: {
      ...{ title, paragraphs: [greet(buyer.name, words), fill(lead, values)] },
      ...{ lines: [], sums: [], closing: [], link: [words.order.link, url], footer: footerOf(seller, words) },
      ...letter,
      facts: [[words.order.number, number], ...(letter.facts ?? [])],
    },
  };
}
