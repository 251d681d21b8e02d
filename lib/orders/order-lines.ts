import { total } from '@/lib/cart/totals';
import type { CartError, OrderPayload } from '@/lib/contracts/orders';
import { roundedToKroner } from '@/lib/prices/money';
import { promoDiscount } from '@/lib/prices/promo-code';
import { lineGross, shareDiscount } from './sums';

export interface WantedLine {
  ean: string;
  count: number;
}

/** Prices in øre, as they are now. */
export interface Offer {
  variantId: number;
  ean: string;
  articleId: number;
  articleNo: string;
  slug: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  image: string | null;
  price: number;
  campaignArticleId: number | null;
  pant: number;
  vatRate: number;
  frightPrice: number;
  onlyCC: boolean;
  forSale: boolean;
  webPurchaseLimit: number;
}

export type Offers = ReadonlyMap<string, Offer>;

export interface PricedLine extends Omit<Offer, 'price' | 'forSale' | 'webPurchaseLimit'> {
  count: number;
  unitPrice: number;
  discount?: number;
}

/** `cartErrors` names every refused line, `code` the worst reason. */
export interface Refusal {
  code: 'not_for_sale' | 'cannot_be_sent' | 'over_purchase_limit' | 'not_enough_stock';
  cartErrors: CartError[];
}

const WORST_FIRST = ['not_for_sale', 'cannot_be_sent', 'not_enough_stock', 'over_purchase_limit'] as const;

/** Adds up lines of the same EAN, in the order they first came. */
export function mergeItems(items: OrderPayload['items']): WantedLine[] {
  const counts = new Map<string, number>();
  for (const { EanNo, Count } of items) counts.set(EanNo, (counts.get(EanNo) ?? 0) + Count);
  return [...counts].map(([ean, count]) => ({ ean, count }));
}

export function refusal(
  wanted: readonly WantedLine[],
  offers: Offers,
  inShop: (ean: string) => number,
  { sent = false } = {},
): Refusal | undefined {
  const codes = new Set<Refusal['code']>();
  const cartErrors: CartError[] = [];
  for (const { ean, count } of wanted) {
    const offer = offers.get(ean);
    const there = offer ? inShop(ean) : 0;
    const possible = offer?.forSale && !(sent && offer.onlyCC);
    const available = possible ? Math.min(there, offer.webPurchaseLimit) : 0;
    if (count <= available) continue;
    if (!offer?.forSale) codes.add('not_for_sale');
    else if (!possible) codes.add('cannot_be_sent');
    else codes.add(count > there ? 'not_enough_stock' : 'over_purchase_limit');
    cartErrors.push({ eanNo: ean, available });
  }
  const code = WORST_FIRST.find((one) => codes.has(one));
  return code && { code, cartErrors };
}

/** Prices the lines, rounded as in the catalogue. Every EAN must have an offer. */
export function priceLines(wanted: readonly WantedLine[], offers: Offers): PricedLine[] {
  return wanted.map(({ ean, count }) => {
    const offer = offers.get(ean);
    if (!offer) throw new Error(`No offer for ${ean}`);
    const { price, forSale: _forSale, webPurchaseLimit: _limit, ...copied } = offer;
    return { ...copied, count, unitPrice: roundedToKroner(price) };
  });
}

/** Shares the discount of a promo code over the goods, by the cart's own sum (rule 4.4): the receipt shows the cart's numbers. */
export function withDiscount<Line extends PricedLine>(
  lines: readonly Line[],
  promo: { fixed: boolean; amount: number },
): { lines: Line[]; discount: number } {
  const priced = lines.map((line) => ({
    count: line.count,
    price: line.unitPrice,
    pant: Math.min(line.pant, line.unitPrice),
  }));
  const before = lines.reduce((sum, line) => sum + lineGross(line), 0);
  const discount = before - total(priced, { ...promoDiscount(promo), activated: true, originalTotal: before });
  return { lines: shareDiscount(lines, discount), discount };
}
