import type { SalesDocument } from '@/lib/contracts/sales-documents';
import { sellerOf } from '@/lib/orders/documents';
import { partMoney } from '@/lib/orders/part-money';
import { creditOf, type Share } from '@/lib/orders/shares';
import { lineGross, lineVat } from '@/lib/orders/sums';
import type { BookedFulfilment, BookedLine, Credit, KeptMoney } from './types';

type Kind = SalesDocument['kind'];

/** 'S-1042' (salg) and 'K-17' (kreditnota). */
export const numberOf = (kind: Kind, number: number) => `${kind === 'sale' ? 'S' : 'K'}-${number}`;

export const saleCause = (fulfilmentId: number) => `fulfilment:${fulfilmentId}`;
export const creditCause = (cause: string, fulfilmentId: number) => `${cause}:${fulfilmentId}`;

export const saleOf = (part: BookedFulfilment, id: number, number: number, at: Date): SalesDocument =>
  documentOf(part, partMoney(part, id), { kind: 'sale', number, at, takesBack: null });

const ofPart = ({ parts, lines }: BookedFulfilment, id: number) => {
  const own = parts.find((part) => part.id === id)?.lines ?? [];
  return lines.filter((line) => own.some(({ ean }) => ean === line.ean));
};

export const creditNoteOf = (
  part: BookedFulfilment,
  credit: Credit,
  cause: string,
  number: number,
  at: Date,
): SalesDocument =>
  documentOf(part, creditOf(ofPart(part, credit.fulfilmentId), credit), {
    ...{ kind: 'credit', number, at },
    takesBack: { sale: part.sale === null ? '' : numberOf('sale', part.sale), cause },
  });

export function keptOf(documents: readonly Pick<SalesDocument, 'kind' | 'freight' | 'lines'>[]): KeptMoney {
  const sum = (of: (document: (typeof documents)[number]) => number) =>
    documents.reduce((total, document) => total + (document.kind === 'sale' ? of(document) : -of(document)), 0);
  const eans = [...new Set(documents.flatMap(({ lines }) => lines.map(({ ean }) => ean)))];
  const paid = (ean: string) =>
    sum(({ lines }) => lines.reduce((total, line) => total + (line.ean === ean ? line.total : 0), 0));
  return { freight: sum(({ freight }) => freight), lines: eans.map((ean) => ({ ean, amount: paid(ean) })) };
}

interface Head extends Pick<SalesDocument, 'kind' | 'takesBack'> {
  number: number;
  at: Date;
}

function documentOf(
  part: BookedFulfilment,
  share: Share<BookedLine>,
  { kind, number, at, takesBack }: Head,
): SalesDocument {
  const { shop, buyer, method } = part;
  const shopPlace = `${shop.address}, ${shop.postNo} ${shop.postPlace}`;
  return {
    ...{ version: 1, kind, number: numberOf(kind, number), date: at.toISOString(), order: part.number },
    ...{ brand: part.brand, currency: 'NOK', seller: sellerOf(shop), buyer },
    lines: share.lines
      .filter(({ count }) => count > 0)
      .map((line) => ({
        ...{ ean: line.ean, articleNo: line.articleNo, name: line.name, brand: line.brand, color: line.color },
        ...{ size: line.size, count: line.count, unitPrice: line.unitPrice, discount: line.discount ?? 0 },
        ...{ vatRate: line.vatRate, vat: lineVat(line), total: lineGross(line) - (line.discount ?? 0) },
      })),
    ...{ pant: share.pant, freight: share.freight, vatPerRate: share.perRate },
    ...{ net: share.net, vat: share.vat, total: share.total },
    delivery: {
      ...{ method: method.id, name: method.name, place: part.sent ? buyer.address : `${shop.name}, ${shopPlace}` },
      date: part.leftAt ?? at.toISOString(),
    },
    payment: { instrument: part.instrument },
    takesBack,
  };
}
