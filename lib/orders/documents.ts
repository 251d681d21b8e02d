import type { OrderReceipt } from '@/lib/contracts/orders';
import { formatOrgNo } from '@/lib/norway/organisation-number';
import { addressLine } from './shipping-text';
import { lineGross, lineVat, type SoldLine, type Totals, type VatGroup } from './sums';

/** Who sells: every shop is a company of its own (rule 10.20). */
export interface Seller {
  name: string;
  /** 'NO 987 654 325 MVA' */
  orgNo: string;
  address: string;
  postNo: string;
  postPlace: string;
  email: string;
  phone: string;
}

export interface DocumentLine {
  ean: string;
  articleNo: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  count: number;
  unitPrice: number;
  pant: number;
  vatRate: number;
  vat: number;
  /** count × unitPrice, the deposit (`pant` per piece) contained, without VAT of its own. */
  gross: number;
  /** The line's share of the order's discount; `vat` is of the rest. */
  discount?: number;
}

/** What every sales document says (rule 10.28). Written once, never changed. Øre; times ISO 8601. */
interface SalesDocument {
  version: 1;
  number: string;
  date: string;
  brand: string;
  currency: 'NOK';
  seller: Seller;
  buyer: { name: string; email: string; phone: string };
  lines: DocumentLine[];
  pant: number;
  vatPerRate: VatGroup[];
  freight: number;
  discount: number;
  net: number;
  vat: number;
  total: number;
}

export interface ReservationDocument extends SalesDocument {
  collect: { shopId: number; shop: string; address: string; openingHours: string; deadline: string };
  /** Paid in the shop, so no money is due here and no right of withdrawal arises (rule 10.8). */
  payment: 'in_shop';
}

export interface OrderDocument extends SalesDocument {
  delivery: { method: string; name: string; place: string };
  /** Each seller's part, where the goods come from several shops. */
  parts?: { seller: Seller; eans: string[]; freight: number; total: number }[];
  /** Paid at a distance, so the right of withdrawal applies, collected in a shop or not (rule 10.8). */
  payment: 'online';
}

export interface ExpiryDocument {
  version: 1;
  number: string;
  expiredAt: string;
  deadline: string;
  returned: { ean: string; count: number }[];
}

export interface SellingShop {
  id: number;
  name: string;
  fullName: string;
  orgNo: string;
  address: string;
  postNo: string;
  postPlace: string;
  email: string;
  phone: string;
  openingHours: string;
}

type Line = SoldLine & Omit<DocumentLine, 'vat' | 'gross'>;

export const sellerOf = (shop: SellingShop): Seller => ({
  name: shop.fullName,
  orgNo: formatOrgNo(shop.orgNo),
  address: shop.address,
  postNo: shop.postNo,
  postPlace: shop.postPlace,
  email: shop.email,
  phone: shop.phone,
});

const placeOf = (shop: SellingShop) => `${shop.address}, ${shop.postNo} ${shop.postPlace}`;

function salesDocument(
  receipt: OrderReceipt,
  brand: string,
  shop: SellingShop,
  lines: readonly Line[],
  sums: Totals,
): SalesDocument {
  return {
    version: 1,
    number: receipt.number,
    date: receipt.date,
    brand,
    currency: 'NOK',
    seller: sellerOf(shop),
    buyer: { name: receipt.name, email: receipt.email, phone: receipt.phone },
    lines: lines.map((line) => ({
      ean: line.ean,
      articleNo: line.articleNo,
      name: line.name,
      brand: line.brand,
      color: line.color,
      size: line.size,
      count: line.count,
      unitPrice: line.unitPrice,
      pant: line.pant,
      vatRate: line.vatRate,
      vat: lineVat(line),
      gross: lineGross(line),
      ...(line.discount ? { discount: line.discount } : {}),
    })),
    pant: sums.pant,
    vatPerRate: sums.perRate,
    freight: receipt.freight,
    discount: receipt.discount,
    net: sums.net,
    vat: sums.vat,
    total: sums.total,
  };
}

export const reservationDocument = (
  receipt: OrderReceipt,
  brand: string,
  shop: SellingShop,
  lines: readonly Line[],
  sums: Totals,
): ReservationDocument => ({
  ...salesDocument(receipt, brand, shop, lines, sums),
  collect: {
    shopId: shop.id,
    shop: shop.name,
    address: placeOf(shop),
    openingHours: shop.openingHours,
    deadline: receipt.expiresAt ?? '',
  },
  payment: 'in_shop',
});

interface OrderToDocument {
  brand: string;
  shop: SellingShop;
  method: { id: string; name: string };
  parts: readonly { shop: SellingShop; eans: string[]; freight: number; total: number }[];
}

export const orderDocument = (
  receipt: OrderReceipt,
  { brand, shop, method, parts }: OrderToDocument,
  lines: readonly Line[],
  sums: Totals,
): OrderDocument => ({
  ...salesDocument(receipt, brand, shop, lines, sums),
  delivery: {
    method: method.id,
    name: method.name,
    place: receipt.delivery ? addressLine(receipt) : `${shop.name}, ${placeOf(shop)}`,
  },
  ...(parts.length > 1 ? { parts: parts.map(({ shop, ...part }) => ({ seller: sellerOf(shop), ...part })) } : {}),
  payment: 'online',
});

export const expiryDocument = (document: ReservationDocument, at: Date): ExpiryDocument => ({
  version: 1,
  number: document.number,
  expiredAt: at.toISOString(),
  deadline: document.collect.deadline,
  returned: document.lines.map(({ ean, count }) => ({ ean, count })),
});
