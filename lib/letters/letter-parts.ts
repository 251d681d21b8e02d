import { nameWithBrand } from '@/lib/catalogue/shown-names';
import { formatDate, formatDateTime, formatWeekday, startOfDay } from '@/lib/dates/dates';
import { formatPhone } from '@/lib/norway/phone';
import type { OrderDocument, ReservationDocument, Seller } from '@/lib/orders/documents';
import { passOfReceipt } from '@/lib/orders/pass';
import { formatPrice } from '@/lib/prices/money';
import { fillText } from '@/lib/text/compile-words';
import type mailWords from '@/messages/mail.nb.json';
import type { Letter } from './letter';

type MailWords = typeof mailWords;

/** 'fredag 3. april 2026 kl. 20:00' */
export function moment(iso: string): string {
  const date = new Date(iso);
  return `${formatWeekday(date).split(' ')[0]} ${formatDateTime(date)}`;
}

/** '3. april 2026', of a day 'YYYY-MM-DD'. */
export const formatDay = (day: string) => formatDate(startOfDay(day));

type Sold = ReservationDocument | OrderDocument;

export const linesOf = (document: Sold, words: MailWords): Letter['lines'] =>
  document.lines.map((line) => ({
    ean: line.ean,
    name: nameWithBrand(line),
    detail: [line.color, line.size, `${words.articleNo} ${line.articleNo}`].filter((text) => text !== '').join(', '),
    count: fillText(words.count, { count: line.count, price: formatPrice(line.unitPrice) }),
    sum: formatPrice(line.gross),
  }));

type SumWords = Pick<MailWords, 'discount' | 'total' | 'pant' | 'vat' | 'vatFree'> & { freight?: string };

/** With a word for it the freight is told, also when it costs nothing. */
export function sumsOf({ pant, vatPerRate, total, discount, freight }: Sold, words: SumWords): Letter['sums'] {
  const percent = (rate: number) => String(rate / 100).replace('.', ',');
  return [
    ...(discount > 0 ? ([[words.discount, formatPrice(-discount)]] as [string, string][]) : []),
    ...(words.freight ? ([[words.freight, formatPrice(freight)]] as [string, string][]) : []),
    [words.total, formatPrice(total)],
    ...(pant > 0 ? ([[words.pant, formatPrice(pant)]] as [string, string][]) : []),
    ...vatPerRate.map(({ rate, vat, gross }): [string, string] =>
      rate === 0
        ? [words.vatFree, formatPrice(gross)]
        : [fillText(words.vat, { rate: percent(rate) }), formatPrice(vat)],
    ),
  ];
}

/** What the counter reads, of a receipt's address, and what to say instead. */
export const passOf = (number: string, url: string, words: Pick<MailWords, 'pass'>): Letter['pass'] => ({
  text: passOfReceipt(url, number),
  label: fillText(words.pass.label, { number }),
  say: fillText(words.pass.say, { number }),
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

export const placeOf = ({ address, postNo, postPlace }: Seller) => `${address}, ${postNo} ${postPlace}`;

export const footerOf = (seller: Seller, words: MailWords) => [
  `${words.seller}: ${seller.name}`,
  fillText(words.orgNo, { orgNo: seller.orgNo }),
  placeOf(seller),
  `${formatPhone(seller.phone)}, ${seller.email}`,
];
