import type { StockByEan } from '@/lib/cart/shop-fit';
import type { OrderPayload, OrderReceipt } from '@/lib/contracts/orders';
import type { OrderForm } from '@/lib/orders/order-form';
import type { Offers, PricedLine, Refusal, WantedLine } from '@/lib/orders/order-lines';
import type { Origin } from '@/lib/orders/origins';
import type { Share } from '@/lib/orders/shares';
import type { Totals } from '@/lib/orders/sums';
import type { PayableFulfilment } from '@/server/orders/payments/types';
import type { Pieces } from '@/server/orders/types';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { shippingMethods, shopExceptions, shops } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';
import type { KeyedRequest } from '@/server/platform/idempotency/types';
import type { PaymentBuyer } from '@/server/ports/payment-method';

export type { Transaction } from '@/server/platform/db/transact';

export interface PlaceOptions {
  brand: string;
  /** The same key and body get the first answer again (rule 7.7). */
  idempotencyKey?: string;
  customerId?: number;
  address?: string;
}

export interface DraftedOrder {
  receipt: OrderReceipt;
  /** False for goods that are paid in the shop, placed together with others. */
  paidHere: boolean;
  fulfilments: PayableFulfilment[];
  buyer: PaymentBuyer;
}

export interface Placing {
  /**
   * Places a reservation, all or nothing. The key keeps no refusal, so a repeat is a new attempt.
   * @throws {ShopError} invalid_form, invalid_idempotency_key, idempotency_key_reused, unknown_shipping_method,
   *   payment_required, unknown_shop, not_for_sale, over_purchase_limit, not_enough_stock (the last three with `cartErrors`),
   *   promo_unknown, promo_expired, too_many_requests, too_many_open, invalid_body (too large a total), unavailable (try
   *   again)
   */
  place(payload: OrderPayload, options: PlaceOptions): Promise<OrderReceipt>;
  /**
   * Opens the transaction of `draft`, behind form checks, limits and a queue. A repeat of an answered request is not counted.
   * @throws {ShopError} invalid_form, payment_required, different_buyers, too_many_requests, invalid_idempotency_key,
   *   unavailable
   */
  inTurn<T>(
    payloads: readonly OrderPayload[],
    options: PlaceOptions,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T>;
  /**
   * Writes the orders of a purchase in `awaiting_payment`; their goods are held until `holdUntil`. All or nothing.
   * @throws {ShopError} as `place`, and cannot_be_sent, different_buyers, order_too_large, too_many_held,
   *   payment_not_available
   */
  draft(
    tx: Transaction,
    payloads: readonly OrderPayload[],
    options: PlaceOptions & { purchaseId: number; holdUntil: Date },
  ): Promise<DraftedOrder[]>;
  /**
   * Returns the first answer under this caller's key, or that of `work` (rule 15.4).
   * @throws {ShopError} idempotency_key_reused, invalid_idempotency_key
   */
  once<T>(tx: Transaction, request: KeyedRequest, work: () => Promise<T>): Promise<T>;
}

export interface DraftOptions {
  brand: string;
  customerId?: number | undefined;
  purchase?: { id: number; holdUntil: Date } | undefined;
}

export interface Draft {
  payload: OrderPayload;
  form: OrderForm;
  wanted: WantedLine[];
  /** As codes are compared; '' for none. */
  promoCode: string;
}

export type Refused = Refusal | { code: 'too_many_open' | 'order_too_large' | 'too_many_held'; cartErrors?: undefined };

export interface PricedDraft {
  draft: Draft;
  lines: PricedLine[];
  origins: Origin[];
  parts: Share<PricedLine>[];
  method: ShippingMethod;
  discount: number;
  freight: number;
  sums: Totals;
  promoCode: string | undefined;
}

/** The same account, email or phone number (as stored) is the same person. */
export interface Person {
  customerId: number | undefined;
  email: string;
  phone: string;
}

/** By EAN: ordered and not received. */
export interface OpenPieces {
  waiting: Pieces[];
  held: Pieces[];
  all: Pieces[];
  purchases: number;
}

export interface OrderLimits {
  /** Counts an attempt, before anything is locked. @throws {ShopError} too_many_requests */
  count(person: Person, address: string | undefined): Promise<void>;
  /** The same person's other orders wait until this transaction has ended. */
  open(tx: Transaction, person: Person): Promise<OpenPieces>;
}

export type ShippingMethod = Columns<typeof shippingMethods, 'id' | 'name' | 'price'>;

export type SourceShop = Columns<
  typeof shops,
  'id' | 'name' | 'fullName' | 'orgNo' | 'address' | 'postNo' | 'postPlace' | 'email' | 'phone' | 'openingHours'
> &
  Columns<typeof shops, 'webShop' | 'latitude' | 'longitude'> &
  Computed<{ exceptions: Columns<typeof shopExceptions, 'date' | 'hours' | 'note'>[] }>;

/** Supply of some goods now, and how it is shipped. Nothing is locked. */
export interface SourcingData {
  offers: Offers;
  shippingMethods: ReadonlyMap<string, ShippingMethod>;
  shops: ReadonlyMap<number, SourceShop>;
  stock: StockByEan;
  places: ReadonlyMap<string, { latitude: number; longitude: number }>;
  /** The brand's limit for free freight (rule 15.12). */
  freeFreightFrom: number | undefined;
}

export interface SourcingRequest {
  brand: string;
  eans: string[];
  /** Undefined: all. */
  shopIds?: number[] | undefined;
  postcodes: string[];
}
