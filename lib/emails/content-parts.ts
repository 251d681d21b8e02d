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
import type { EmailContent, EmailSum } from './email-content';
import { mailWords as words } from './mail-words';

/** 'fredag 3. april 2026 kl. 20:00' */
export function moment(iso: string): string {
  const date = new Date(iso);
  return `${formatWeekday(date).split(' ')[0]} ${formatDateTime(date)}`;
}

export const formatDay = (day: string) => formatDate(startOfDay(day));

export const greet = (name: string) => fill(words.greeting, { name: firstName(name) });

type Row = [label: string, value: string];

export const rowIf = (applies: boolean, ...row: Row): Row[] => (applies ? [row] : []);

interface Named {
  ean: string;
  name: string;
  brand: string;
  color: string;
  size: string;
}

export const goodsLine = (
  line: Named,
  count: string,
  sum: string,
  more = '',
): NonNullable<EmailContent['lines']>[number] => ({
  ean: line.ean,
  name: nameWithBrand(line),
  detail: [line.color, line.size, more].filter((text) => text !== '').join(', '),
  count,
  sum,
});

export const piecesOf = (count: number) => fill(words.withdrawn.count, { count });

export const piecesAt = (count: number, unitPrice: number) =>
  fill(words.count, { count, price: formatPrice(unitPrice) });

type Sold = ReservationDocument | OrderDocument;

export const linesOf = (lines: Sold['lines']) =>
  lines.map((line) =>
    goodsLine(
      line,
      piecesAt(line.count, line.unitPrice),
      formatPrice(line.count * line.unitPrice),
      `${words.articleNo} ${line.articleNo}`,
    ),
  );

export function sumsOf({ pant, vatPerRate, total, discount, freight }: Sold, totalLabel: string, freightLabel = '') {
  const percent = (rate: number) => String(rate / 100).replace('.', ',');
  return [
    ...rowIf(discount > 0, words.discount, formatPrice(-discount)),
    ...rowIf(freightLabel !== '', freightLabel, formatPrice(freight)),
    [totalLabel, formatPrice(total), 'total'],
    ...rowIf(pant > 0, words.pant, formatPrice(pant)),
    ...vatPerRate.map(
      ({ rate, vat, gross }): EmailSum =>
        rate === 0 ? [words.vatFree, formatPrice(gross)] : [fill(words.vat, { rate: percent(rate) }), formatPrice(vat)],
    ),
  ] satisfies EmailSum[];
}

export const passOf = (number: string, url: string): EmailContent['pass'] => ({
  text: passOfReceipt(url, number),
  label: fill(words.pass.label, { number }),
  say: fill(words.pass.say, { number }),
});

export interface Gone {
  ean: string;
  count: number;
}

export function stillThere<Line extends { ean: string; count: number }>(lines: readonly Line[], gone: readonly Gone[]) {
  return lines.flatMap((line) => {
    const count = line.count - (gone.find(({ ean }) => ean === line.ean)?.count ?? 0);
    return count > 0 ? [{ ...line, count }] : [];
  });
}

export const hoursOf = (openingHours: string) => weekLine(parseOpeningHours(openingHours));

export const placeOf = ({ address, postNo, postPlace }: Seller) => `${address}, ${postNo} ${postPlace}`;

export const footerOf = (seller: Seller) => [
  `${words.seller}: ${seller.name}`,
  fill(words.orgNo, { orgNo: seller.orgNo }),
  placeOf(seller),
  `${phoneText(seller.phone)}, ${seller.email}`,
];
