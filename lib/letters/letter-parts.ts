import { nameWithBrand } from '@/lib/catalogue/shown-names';
import { formatDate, formatDateTime, formatWeekday, startOfDay } from '@/lib/dates/dates';
import { phoneText } from '@/lib/norway/phone-text';
import type { OrderDocument, ReservationDocument, Seller } from '@/lib/orders/documents';
import { passOfReceipt } from '@/lib/orders/pass';
import { formatPrice } from '@/lib/prices/money';
import { weekLine } from '@/lib/shops/hours-text';
import { parseOpeningHours } from '@/lib/shops/opening-hours';
import { firstName } from '@/lib/text/first-name';
import { fill } from '@/lib/text/words';
import type { Letter, LetterSum } from './letter';
import type { MailWords } from './mail-words';

/** 'fredag 3. april 2026 kl. 20:00' */
export function moment(iso: string): string {
  const date = new Date(iso);
  return `${formatWeekday(date).split(' ')[0]} ${formatDateTime(date)}`;
}

/** '3. april 2026', of a day 'YYYY-MM-DD'. */
export const formatDay = (day: string) => formatDate(startOfDay(day));

export const greet = (name: string, words: Pick<MailWords, 'greeting'>) =>
  fill(words.greeting, { name: firstName(name) });

type Sold = ReservationDocument | OrderDocument;

export const linesOf = (document: Sold, words: MailWords): Letter['lines'] =>
  document.lines.map((line) => ({
    ean: line.ean,
    name: nameWithBrand(line),
    detail: [line.color, line.size, `${words.articleNo} ${line.articleNo}`].filter((text) => text !== '').join(', '),
    count: fill(words.count, { count: line.count, price: formatPrice(line.unitPrice) }),
    sum: formatPrice(line.gross),
  }));

type SumWords = Pick<MailWords, 'discount' | 'total' | 'pant' | 'vat' | 'vatFree'> & { freight?: string };

/** With a word for it the freight is told, also when it costs nothing. */
export function sumsOf({ pant, vatPerRate, total, discount, freight }: Sold, words: SumWords): LetterSum[] {
  const percent = (rate: number) => String(rate / 100).replace('.', ',');
  return [
    ...(discount > 0 ? ([[words.discount, formatPrice(-discount)]] satisfies LetterSum[]) : []),
    ...(words.freight ? ([[words.freight, formatPrice(freight)]] satisfies LetterSum[]) : []),
    [words.total, formatPrice(total), 'total'],
    ...(pant > 0 ? ([[words.pant, formatPrice(pant)]] satisfies LetterSum[]) : []),
    ...vatPerRate.map(
      ({ rate, vat, gross }): LetterSum =>
        rate === 0 ? [words.vatFree, formatPrice(gross)] : [fill(words.vat, { rate: percent(rate) }), formatPrice(vat)],
    ),
  ];
}

/** What the counter reads, of a receipt's address, and what to say instead. */
export const passOf = (number: string, url: string, words: Pick<MailWords, 'pass'>): Letter['pass'] => ({
  text: passOfReceipt(url, number),
  label: fill(words.pass.label, { number }),
  say: fill(words.pass.say, { number }),
});

/** Pieces of a line that are not to be had any more. */
export interface Gone {
  ean: string;
  count: number;
}

/** What is left of the lines. */
export function stillThere<Line extends { ean: string; count: number }>(lines: readonly Line[], gone: readonly Gone[]) {
  return lines.flatMap((line) => {
    const count = line.count - (gone.find(({ ean }) => ean === line.ean)?.count ?? 0);
    return count > 0 ? [{ ...line, count }] : [];
  });
}

/** As the pages of the shops write it: 'Man–Fre 9–20'. */
export const hoursOf = (openingHours: string) => weekLine(parseOpeningHours(openingHours));

export const placeOf = ({ address, postNo, postPlace }: Seller) => `${address}, ${postNo} ${postPlace}`;

export const footerOf = (seller: Seller, words: MailWords) => [
  `${words.seller}: ${seller.name}`,
  fill(words.orgNo, { orgNo: seller.orgNo }),
  placeOf(seller),
  `${phoneText(seller.phone)}, ${seller.email}`,
];
