import type { StockByEan } from '@/lib/cart/shop-fit';
import type { OrderPayload } from '@/lib/contracts/orders';
import { endOfOpenDay, OPEN_DAYS_KEPT, OPEN_DAYS_TO_PICK } from '@/lib/orders/deadlines';
import { COLLECT, freightOf, isSent } from '@/lib/orders/freight';
import { isTooMuch, isTooMuchToHold, overCustomerLimit } from '@/lib/orders/limits';
import type { OrderForm } from '@/lib/orders/order-form';
import { mergeItems, type Offers, type PricedLine, priceLines, refusal, withDiscount } from '@/lib/orders/order-lines';
import { near, type Origin, origins } from '@/lib/orders/origins';
import { type PaymentWords, paymentLines } from '@/lib/orders/payment-lines';
import { shares } from '@/lib/orders/shares';
import { lineGross, shareDiscount, totals } from '@/lib/orders/sums';
import { promoKey } from '@/lib/prices/promo-code';
import type { PromoRow } from '@/server/orders/promo/service';
import type { NewFulfilment, NewOrder, Shelf } from '@/server/orders/types';
import type { ThrottleLimit } from '@/server/platform/throttle/types';
import type { PaymentBuyer } from '@/server/ports/payment-method';
import type { Draft, DraftOptions, OpenPieces, PricedDraft, Refused, SourceShop, SourcingData } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An address may be an office or a family. */
export const limits = {
  address: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  email: { free: 10, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  phone: { free: 10, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

const LARGEST_TOTAL = 2_147_483_647;
/** Of one person: a second tab and a forgotten one. */
const MOST_OPEN_PURCHASES = 3;

/** The shipping method decides about delivery, not `Delivery`. */
export function formOf(payload: OrderPayload): OrderForm {
  return {
    name: payload.CustomerName,
    phone: payload.Phone,
    email: payload.Email,
    delivery: isSent(payload.shipping_method_id),
    address: payload.Address,
    addressLine2: payload.AddressLine2 ?? '',
    postalCode: payload.PostalCode,
    city: payload.City,
  };
}

export const isPaidHere = ({ Payment }: Pick<OrderPayload, 'Payment'>) =>
  Payment !== undefined && Payment !== 'in_shop';

export const mustBePaid = (payload: OrderPayload) => payload.shipping_method_id !== COLLECT && !isPaidHere(payload);

/** Applies rule 15.15 to these orders together with the person's open ones. */
export function overLimits(drafts: readonly Draft[], offers: Offers, open: OpenPieces): Refused | undefined {
  const linesOf = (some: readonly Draft[]) => mergeItems(some.flatMap(({ payload }) => payload.items));
  const reserved = drafts.filter(({ payload }) => !isPaidHere(payload));
  if (reserved.length > 0 && isTooMuch(linesOf(reserved), open.waiting)) return { code: 'too_many_open' };
  const code = reserved.length < drafts.length && tooMuchToHold(linesOf(drafts), open);
  if (code) return { code };
  const limited = linesOf(drafts).map((line) => ({
    ...line,
    webPurchaseLimit: offers.get(line.ean)?.webPurchaseLimit ?? 0,
  }));
  const cartErrors = overCustomerLimit(limited, open.all);
  return cartErrors.length > 0 ? { code: 'over_purchase_limit', cartErrors } : undefined;
}

const tooMuchToHold = (wanted: Parameters<typeof isTooMuchToHold>[0], open: OpenPieces) =>
  isTooMuchToHold(wanted, open.held) ?? (open.purchases >= MOST_OPEN_PURCHASES ? 'too_many_held' : undefined);

/** One purchase is one person's: limits count the first. */
export const areOnePersons = (drafts: readonly Draft[]) =>
  drafts.every(({ form }) => form.email === drafts[0]?.form.email && form.phone === drafts[0]?.form.phone);

/** Plans the origin of each order's goods. Goods of one order are not there for the next. */
export function plan(drafts: readonly Draft[], supply: SourcingData, stock: StockByEan): Origin[][] | Refused {
  const planned: Origin[][] = [];
  let left = stock;
  for (const draft of drafts) {
    const found = planOf(draft, supply, left);
    if ('code' in found) return found;
    planned.push(found);
    left = less(left, draft, found);
  }
  return planned;
}

function planOf(
  { payload, wanted }: Draft,
  { offers, shops, places }: SourcingData,
  stock: StockByEan,
): Origin[] | Refused {
  const sent = isSent(payload.shipping_method_id);
  const inShop = (ean: string) => stock[ean]?.find(({ id }) => id === payload.ShopID)?.qty ?? 0;
  const inAny = (ean: string) => Math.max(0, ...(stock[ean] ?? []).map(({ qty }) => qty));
  const refused = refusal(wanted, offers, sent ? inAny : inShop, { sent });
  if (refused) return refused;
  if (!sent) return [{ shopId: payload.ShopID, eans: wanted.map(({ ean }) => ean) }];
  const found = origins(wanted, stock, near(shops.values(), places.get(payload.PostalCode.trim())));
  if (!('missing' in found)) return found;
  return {
    code: 'not_enough_stock',
    cartErrors: found.missing.map(({ ean, available }) => ({ eanNo: ean, available })),
  };
}

function less(stock: StockByEan, { wanted }: Draft, planned: readonly Origin[]): StockByEan {
  const left = { ...stock };
  for (const { shopId, eans } of planned)
    for (const { ean, count } of wanted.filter((line) => eans.includes(line.ean)))
      left[ean] = (left[ean] ?? []).map(({ id, qty }) => ({ id, qty: id === shopId ? qty - count : qty }));
  return left;
}

export function shelvesOf(drafts: readonly Draft[], planned: readonly Origin[][], offers: Offers) {
  const taken = new Map<string, Shelf & { ean: string; count: number }>();
  drafts.forEach(({ wanted }, i) => {
    for (const { shopId, eans } of planned[i] ?? [])
      for (const { ean, count } of wanted.filter((line) => eans.includes(line.ean))) {
        const variantId = offers.get(ean)?.variantId ?? 0;
        const key = `${variantId} ${shopId}`;
        taken.set(key, { shopId, variantId, ean, count: count + (taken.get(key)?.count ?? 0) });
      }
  });
  return [...taken.values()];
}

export const suffices = (
  asked: readonly (Shelf & { count: number })[],
  held: readonly (Shelf & { qty: number })[],
): boolean => asked.every((one) => qtyOf(held, one) >= one.count);

const qtyOf = (held: readonly (Shelf & { qty: number })[], { shopId, variantId }: Shelf) =>
  held.find((shelf) => shelf.shopId === shopId && shelf.variantId === variantId)?.qty ?? 0;

/** Corrects the stock by the locked shelves. A missing shelf holds nothing. */
export function corrected(
  stock: StockByEan,
  asked: readonly (Shelf & { ean: string })[],
  held: readonly (Shelf & { qty: number })[],
): StockByEan {
  const right = { ...stock };
  for (const shelf of asked) {
    const others = (right[shelf.ean] ?? []).filter(({ id }) => id !== shelf.shopId);
    right[shelf.ean] = [...others, { id: shelf.shopId, qty: qtyOf(held, shelf) }];
  }
  return right;
}

/** Prices the orders. A promo code counts once over all of them, so that two orders cost as much as one cart. */
export function price(
  drafts: readonly Draft[],
  planned: readonly Origin[][],
  { offers, shippingMethods, freeFreightFrom }: SourcingData,
  promo: Pick<PromoRow, 'fixed' | 'amount' | 'code'> | undefined,
): PricedDraft[] {
  const plain = drafts.map(({ wanted }) => priceLines(wanted, offers));
  const coded = drafts.map(({ promoCode }) => promo !== undefined && promoCode !== '');
  const discounted =
    promo &&
    withDiscount(
      plain.flatMap((lines, i) => (coded[i] ? lines : [])),
      promo,
    ).lines;
  return drafts.map((draft, i) => {
    const before = plain.slice(0, i).reduce((sum, lines, j) => sum + (coded[j] ? lines.length : 0), 0);
    const bare = plain[i] ?? [];
    const reduced: PricedLine[] = coded[i] && discounted ? discounted.slice(before, before + bare.length) : bare;
    const discount = reduced.reduce((sum, line) => sum + (line.discount ?? 0), 0);
    const goods = bare.reduce((sum, line) => sum + lineGross(line), 0) - discount;
    const method = shippingMethods.get(draft.payload.shipping_method_id);
    if (!method) throw new Error('An unknown shipping method was planned for');
    const freight = freightOf(method, bare, { goods, freeFrom: freeFreightFrom });
    const lines = shareDiscount(bare, discount);
    return {
      ...{ draft, lines, discount, freight, method, origins: planned[i] ?? [] },
      promoCode: coded[i] ? promo?.code : undefined,
      parts: shares(bare, planned[i] ?? [], { discount, freight }),
      sums: totals(lines, { freight }),
    };
  });
}

/** Refuses totals above the table's range, and payment here of nothing. */
export function impossible({ draft, sums }: PricedDraft): 'invalid_body' | 'payment_not_available' | undefined {
  if (sums.total > LARGEST_TOTAL) return 'invalid_body';
  return sums.total === 0 && isPaidHere(draft.payload) ? 'payment_not_available' : undefined;
}

export function newOrder(
  { draft, sums, method, discount, freight, promoCode }: PricedDraft,
  { brand, customerId, purchase, token, shop, at }: DraftOptions & { token: string; shop: SourceShop; at: Date },
): NewOrder {
  return {
    ...{ token, brand, customerId, form: draft.form, shippingMethodId: method.id, shopId: shop.id },
    kind: isPaidHere(draft.payload) ? 'order' : 'reservation',
    status: purchase ? 'awaiting_payment' : 'reserved',
    ...{ freight, total: sums.total, vat: sums.vat, discount, promoCode, at },
    deadline: purchase?.holdUntil ?? endOfOpenDay(at, shop, OPEN_DAYS_KEPT),
    purchaseId: purchase?.id,
  };
}

export const newFulfilments = (
  { draft, origins, parts }: PricedDraft,
  { shops }: SourcingData,
  at: Date,
  held: boolean,
) =>
  origins.map(({ shopId }, i): NewFulfilment => {
    const shop = shops.get(shopId);
    return {
      ...{ shopId, kind: draft.form.delivery ? 'send' : 'collect', state: held ? 'held' : 'waiting' },
      freight: parts[i]?.freight ?? 0,
      total: parts[i]?.total ?? 0,
      dueAt: endOfOpenDay(at, shop ?? { openingHours: '', exceptions: [] }, OPEN_DAYS_TO_PICK),
      lines: (parts[i]?.lines ?? []).map(({ ean, count }) => ({ ean, count })),
    };
  });

export const payableFulfilments = (
  { origins, parts, method, promoCode }: PricedDraft,
  { number, fulfilmentIds }: { number: string; fulfilmentIds: readonly number[] },
  words: { freight: string; discount: string; pant: string },
) =>
  origins.flatMap(({ shopId }, i) => {
    const [part, fulfilmentId] = [parts[i], fulfilmentIds[i]];
    if (!part || fulfilmentId === undefined) return [];
    const named: PaymentWords = {
      freight: { reference: method.id, name: words.freight },
      discount: { reference: promoCode ?? '', name: words.discount },
      pant: words.pant,
    };
    const lines = paymentLines(part, named);
    return [{ fulfilmentId, shopId, orderNumber: number, total: part.total, lines }];
  });

export const buyerOf = ({ name, email, phone, delivery, ...form }: OrderForm): PaymentBuyer => ({
  ...{ name, email, phone },
  ...(delivery ? { address: placeOf(form) } : {}),
});

const placeOf = ({
  address,
  addressLine2,
  postalCode,
  city,
}: Omit<OrderForm, 'name' | 'email' | 'phone' | 'delivery'>) => ({
  street: address,
  ...(addressLine2 ? { line2: addressLine2 } : {}),
  ...{ postalCode, city },
});

/** Returns the text that makes two requests the same: all that the answer depends on but the state of the shop. */
export function requestText(payload: OrderPayload, brand: string): string {
  const { CustomerName, Email, Phone, Delivery, Address, PostalCode, City, ShopID, shipping_method_id } = payload;
  const items = payload.items.map(({ EanNo, Count, CampaignArticleID }) => [EanNo, Count, CampaignArticleID]);
  return JSON.stringify([
    ...[brand, CustomerName, Email, Phone, Delivery, Address, PostalCode, City, ShopID, shipping_method_id, items],
    // Left out without a code, so that older keys still fit.
    ...(payload.PromoCode ? [promoKey(payload.PromoCode)] : []),
    ...(payload.AddressLine2 ? [{ line2: payload.AddressLine2 }] : []),
  ]);
}
