import { total } from '@/lib/cart/totals';
import type { OrderPayload, OrderReceipt, OrderStatus } from '@/lib/contracts/orders';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';
import type { OrderForm } from '@/lib/orders/order-form';
import { lineGross, shareDiscount, type Totals } from '@/lib/orders/sums';
import { roundedToKroner } from '@/lib/prices/money';
import { promoDiscount, promoKey } from '@/lib/prices/promo-code';
import { addOpenDays, parseOpeningHours } from '@/lib/shops/opening-hours';
import type { PromoRow } from '@/server/promo/types';
import type { CollectShop, Offer, PricedLine, Refusal, WantedLine } from './types';

/** The one way of getting the goods that is paid in the shop, so that nothing is charged here. */
export const COLLECT = 'collect';
/** Goods are kept until closing time of this many open days after the day of the order. */
export const OPEN_DAYS_KEPT = 3;
/** … or this long, when the shop's hours cannot be read. */
export const HOURS_KEPT = 72;
/** How long a repeat gets the first answer. */
export const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;
/** Rule 10.30: an unpaid reservation is no sale and needs no document. Calendar months from when it was made. */
export const UNSOLD_KEPT_MONTHS = 12;
/** PostgreSQL's integer, which holds the total. */
export const LARGEST_TOTAL = 2_147_483_647;

/** As the table `order_statuses` numbers them. */
export const statusIds = {
  reserved: 1,
  ready: 2,
  collected: 3,
  expired: 4,
  cancelled: 5,
  received: 6,
  sent: 7,
  delivered: 8,
  returned: 9,
  awaiting_payment: 10,
  picking: 11,
} as const satisfies Record<OrderStatus, number>;

const statusById = new Map<number, OrderStatus>(
  Object.entries(statusIds).map(([status, id]) => [id, status as OrderStatus]),
);

export function statusOf(id: number): OrderStatus {
  const status = statusById.get(id);
  if (!status) throw new Error(`No order status has id ${id}`);
  return status;
}

/** Where a status may go next. Those of paid orders lead nowhere until there is payment. */
const next: Record<OrderStatus, readonly OrderStatus[]> = {
  reserved: ['ready', 'expired', 'cancelled'],
  ready: ['collected', 'expired', 'cancelled'],
  collected: [],
  expired: [],
  cancelled: [],
  received: [],
  sent: [],
  delivered: [],
  returned: [],
  awaiting_payment: [],
  picking: [],
};

export const canMove = (from: OrderStatus, to: OrderStatus) => next[from].includes(to);

/** Where a reservation stands that was never collected. */
export const unsold: readonly OrderStatus[] = ['reserved', 'ready', 'expired', 'cancelled'];

/** Statuses in which goods stand aside with a deadline. */
export const waiting = (Object.keys(next) as OrderStatus[]).filter((status) => canMove(status, 'expired'));

/** True when the goods go back to the shelf on entering the status. */
export const returnsStock = (status: OrderStatus) => status === 'expired' || status === 'cancelled';

/** A reservation is confirmed when it is made; an order when it is paid, and not once it is off. */
export const canBeConfirmed = ({ kind, status }: Pick<OrderReceipt, 'kind' | 'status'>) =>
  kind === 'order' && status !== 'cancelled' && status !== 'expired';

export const isIdempotencyKey = (key: string) => IDEMPOTENCY_KEY.test(key);

/** The payload as the form of lib/orders/order-form.ts. The shipping method decides what is delivered, not `Delivery`. */
export function formOf(payload: OrderPayload): OrderForm {
  return {
    name: payload.CustomerName,
    phone: payload.Phone,
    email: payload.Email,
    delivery: payload.Delivery && payload.shipping_method_id !== COLLECT,
    address: payload.Address,
    postalCode: payload.PostalCode,
    city: payload.City,
  };
}

/** The same EAN twice is one line with both counts, in the order they first came. */
export function mergeItems(items: OrderPayload['items']): WantedLine[] {
  const counts = new Map<string, number>();
  for (const { EanNo, Count } of items) counts.set(EanNo, (counts.get(EanNo) ?? 0) + Count);
  return [...counts].map(([ean, count]) => ({ ean, count }));
}

/** Why these lines cannot be had, or undefined. `stock` is what the shop has by variant id. */
export function refusal(
  wanted: readonly WantedLine[],
  offers: ReadonlyMap<string, Offer>,
  stock: ReadonlyMap<number, number>,
): Refusal | undefined {
  const codes = new Set<Refusal['code']>();
  const cartErrors: Refusal['cartErrors'] = [];
  for (const { ean, count } of wanted) {
    const offer = offers.get(ean);
    const inShop = offer ? (stock.get(offer.variantId) ?? 0) : 0;
    const available = offer?.forSale ? Math.min(inShop, offer.webPurchaseLimit) : 0;
    if (count <= available) continue;
    if (!offer?.forSale) codes.add('not_for_sale');
    else codes.add(count > inShop ? 'not_enough_stock' : 'over_purchase_limit');
    cartErrors.push({ eanNo: ean, available });
  }
  const code = (['not_for_sale', 'not_enough_stock', 'over_purchase_limit'] as const).find((one) => codes.has(one));
  return code && { code, cartErrors };
}

/** The lines as they are sold, rounded as the catalogue shows them, in the order asked for. Every EAN must have an offer. */
export function priceLines(wanted: readonly WantedLine[], offers: ReadonlyMap<string, Offer>): PricedLine[] {
  return wanted.map(({ ean, count }) => {
    const offer = offers.get(ean);
    if (!offer) throw new Error(`No offer for ${ean}`);
    const { price, forSale: _forSale, webPurchaseLimit: _limit, ...copied } = offer;
    return { ...copied, count, unitPrice: roundedToKroner(price) };
  });
}

/**
 * What a promo code takes off, shared out over the goods by what they cost. It is the cart's own sum (rule 4.4), so
 * that the receipt says what the cart said: never below the deposit.
 */
export function withDiscount(
  lines: readonly PricedLine[],
  promo: Pick<PromoRow, 'fixed' | 'amount'>,
): { lines: PricedLine[]; discount: number } {
  const priced = lines.map((line) => ({
    count: line.count,
    price: line.unitPrice,
    pant: Math.min(line.pant, line.unitPrice),
  }));
  const before = lines.reduce((sum, line) => sum + lineGross(line), 0);
  const discount = before - total(priced, { ...promoDiscount(promo), activated: true, originalTotal: before });
  return { lines: shareDiscount(lines, discount), discount };
}

/**
 * Until when goods are kept: closing time of the `OPEN_DAYS_KEPT`-th open day after the day of the order, so that
 * closed days and holidays cost the shopper nothing.
 */
export function reservationDeadline(at: Date, shop: Pick<CollectShop, 'openingHours' | 'exceptions'>): Date {
  const closing = addOpenDays(parseOpeningHours(shop.openingHours), shop.exceptions, at, OPEN_DAYS_KEPT);
  return closing ?? new Date(at.getTime() + HOURS_KEPT * 60 * 60 * 1000);
}

/** What the shopper gets as the answer, and what an idempotency key keeps. */
export function reservationReceipt(
  placed: { id: number; number: string; token: string; at: Date; deadline: Date; customerId?: number },
  form: OrderForm,
  shopId: number,
  lines: readonly PricedLine[],
  { total, vat, discount = 0 }: Pick<Totals, 'total' | 'vat'> & { discount?: number },
): OrderReceipt {
  return {
    id: placed.id,
    number: placed.number,
    token: placed.token,
    kind: 'reservation',
    shopID: shopId,
    customerID: placed.customerId ?? null,
    statusID: statusIds.reserved,
    status: 'reserved',
    name: form.name,
    email: form.email,
    phone: form.phone,
    delivery: form.delivery,
    address: form.address,
    city: form.city,
    zipcode: form.postalCode,
    freight: 0,
    discount,
    total,
    vat,
    trackingUrl: '',
    articles: lines.map(({ ean, articleId, slug, name, brand, color, size, image, count, unitPrice, pant }) => ({
      ean,
      articleId,
      slug,
      name,
      brand,
      color,
      size,
      image,
      count,
      unitPrice,
      pant,
    })),
    date: placed.at.toISOString(),
    expiresAt: placed.deadline.toISOString(),
  };
}

/** What makes two requests the same request: everything the answer depends on but the state of the shop. */
export function requestText(payload: OrderPayload, brand: string): string {
  const { CustomerName, Email, Phone, Delivery, Address, PostalCode, City, ShopID, shipping_method_id } = payload;
  const items = payload.items.map(({ EanNo, Count, CampaignArticleID }) => [EanNo, Count, CampaignArticleID]);
  return JSON.stringify([
    brand,
    CustomerName,
    Email,
    Phone,
    Delivery,
    Address,
    PostalCode,
    City,
    ShopID,
    shipping_method_id,
    items,
    // Left out without a code, so that keys of orders placed before there were codes still fit.
    ...(payload.PromoCode ? [promoKey(payload.PromoCode)] : []),
  ]);
}
