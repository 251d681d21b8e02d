import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { CartError, OrderPayload, OrderReceipt, OrderStatus } from '@/lib/contracts/orders';
import type { OrderDocument, ReservationDocument, SellingShop } from '@/lib/orders/documents';
import type { OrderActor } from '@/lib/orders/moves';
import type { SoldLine } from '@/lib/orders/sums';
import type { ForgetCustomer } from '@/server/customers/types';
import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { PaymentPart } from '@/server/payments/types';
import type { Clock } from '@/server/ports/clock';
import type { PaymentBuyer } from '@/server/ports/payment-method';
import type { Promo } from '@/server/promo/types';
import type { Receipts } from '@/server/receipts/types';
import type { Shelves } from '@/server/stock/types';

export type { Transaction } from '@/server/db/transact';

export interface OrdersDependencies {
  sql: Sql;
  clock: Clock;
  mail: OrderMail;
  shelves: Shelves;
  promo: Pick<Promo, 'valid'>;
  receipts: Receipts;
  /** Hundredths of a percent charged on deposits (rule 10.18: pant is not turnover). */
  pantVatRate?: number;
}

/** What orders ask of the mail domain. Both write into the order's own transaction; nothing is sent here. */
export interface OrderMail {
  confirmed(tx: Transaction, order: OrderReceipt, document: ReservationDocument): Promise<void>;
  expired(tx: Transaction, order: OrderReceipt, document: ReservationDocument): Promise<void>;
  ordered(tx: Transaction, order: OrderReceipt, document: OrderDocument): Promise<void>;
}

export interface PlaceOptions {
  /** The brand of the shop ('nordvidda', 'heldre') the order came in through. */
  brand: string;
  /** As lib/orders/idempotency-key.ts says; the same key and body get the first answer again. */
  idempotencyKey?: string;
  customerId?: number;
}

export type { OrderActor } from '@/lib/orders/moves';

/** What others ask of an order's life, in their own transaction. */
export interface OrderLife {
  /** Waits for the order and holds it until the transaction ends. */
  lock(tx: Transaction, orderId: number): Promise<LockedOrder | undefined>;
  /**
   * Moves a locked order, if the table of moves lets this actor; the same status again changes nothing. Parts, stock and money
   * are for the caller.
   * @throws {ShopError} status_not_possible
   */
  move(
    tx: Transaction,
    orderId: number,
    to: OrderStatus,
    by: { actor: OrderActor; name?: string; note?: string },
  ): Promise<void>;
}

/** An order of a purchase that has been written and waits for its money. */
export interface DraftedOrder {
  receipt: OrderReceipt;
  /** False for goods that are paid in the shop, placed together with others that are paid here. */
  paidHere: boolean;
  parts: PaymentPart[];
  buyer: PaymentBuyer;
}

/** What purchases ask, in their own transaction. */
export interface OrdersOfPurchase {
  /**
   * Writes the orders with their parts in `awaiting_payment`; their goods have left the shelves until `holdUntil`.
   * @throws {ShopError} as `Orders.place`, and payment_required, cannot_be_sent
   */
  draft(
    tx: Transaction,
    payloads: readonly OrderPayload[],
    options: PlaceOptions & { purchaseId: number; holdUntil: Date },
  ): Promise<DraftedOrder[]>;
  /**
   * The money is there: documents, letters and messages are written and the shops may begin. `goods_gone` when the hold had
   * run out and the goods are no longer there: then nothing has happened.
   */
  paid(tx: Transaction, purchaseId: number): Promise<'done' | 'goods_gone'>;
  /** The money will not come: the goods go back. A letter only when it had been paid (`unwound`). */
  dropped(tx: Transaction, purchaseId: number, why: 'declined' | 'cancelled' | 'expired' | 'unwound'): Promise<void>;
  ofPurchase(purchaseId: number): Promise<OrderReceipt[]>;
  /** The answer a key of this caller got before, or `work`'s, kept for repeats (rule 15.4). @throws {ShopError} idempotency_key_reused, invalid_idempotency_key */
  once<T>(
    tx: Transaction,
    request: { key: string | undefined; customerId: number | undefined; text: string },
    work: () => Promise<T>,
  ): Promise<T>;
}

export interface Orders {
  /**
   * Places a reservation: goods leave the shelf, the documents and the e-mail are written, all or nothing.
   * With a key a repeat gets the first answer. Refusals are not kept, so a repeat after a restock is a new try.
   * @throws {ShopError} invalid_form, invalid_idempotency_key, idempotency_key_reused, unknown_shipping_method,
   *   payment_not_available, unknown_shop, not_for_sale, over_purchase_limit, not_enough_stock (the last three with
   *   `cartErrors` for every troubled line), promo_unknown, promo_coming, promo_expired,
   *   invalid_body (a total beyond what an order may have), unavailable (the database was too busy: nothing happened, try again)
   */
  place(payload: OrderPayload, options: PlaceOptions): Promise<OrderReceipt>;
  /** By the token in the receipt's address; the number alone opens nothing. */
  receipt(token: string): Promise<OrderReceipt | undefined>;
  /** All that its buyer may see of it. */
  detail(token: string): Promise<OrderDetail | undefined>;
  /**
   * Moves an order along; the goods of an expired or cancelled one go back to the shelf, exactly once. Setting the
   * status it already has changes nothing.
   * @throws {ShopError} not_found, status_not_possible
   */
  setStatus(number: string, status: OrderStatus, note?: string): Promise<OrderReceipt>;
  /**
   * Confirms an order whose payment is settled: its document and the e-mail with the terms and the form of withdrawal
   * (angrerettloven §18) are written, once, however often it is called.
   * @throws {ShopError} not_found, status_not_possible (a reservation, or an order that has been cancelled)
   */
  confirm(id: number): Promise<OrderReceipt>;
  /** Expires at most `limit` reservations whose deadline has passed; answers how many. Any number may run at once. */
  expireDue(limit: number): Promise<number>;
  /** Forgets answers kept for repeats that are older than `KEY_LIFETIME_MS`; answers how many. */
  forgetKeys(): Promise<number>;
  /** Takes the customer off every order, within the deletion of the account. */
  forgetCustomer: ForgetCustomer;
  /**
   * Takes the person off at most `limit` reservations that never became a sale; answers how many. What was sold stays
   * (bokføringsloven §13). Any number may run at once.
   */
  forgetUnsold(limit: number): Promise<number>;
}

/** One line after duplicates have been added together. */
export interface WantedLine {
  ean: string;
  count: number;
}

/** What is for sale behind an EAN, with the price of this moment. Øre. */
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
  /** The running campaign offer that makes the price lower than the ordinary one. */
  campaignArticleId: number | null;
  pant: number;
  vatRate: number;
  forSale: boolean;
  webPurchaseLimit: number;
}

export interface PricedLine extends Omit<Offer, 'price' | 'forSale' | 'webPurchaseLimit' | 'variantId'> {
  variantId: number;
  count: number;
  unitPrice: number;
  /** This line's share of the order's discount. */
  discount?: number;
}

/** Why lines are refused; `cartErrors` names every troubled line, `code` the worst trouble. */
export interface Refusal {
  code: 'not_for_sale' | 'over_purchase_limit' | 'not_enough_stock';
  cartErrors: CartError[];
}

export interface CollectShop extends SellingShop {
  webShop: boolean;
  exceptions: { date: string; hours: string; note: string }[];
}

/** A reservation to be written. */
export interface NewOrder {
  token: string;
  brand: string;
  shopId: number;
  customerId: number | undefined;
  form: {
    name: string;
    email: string;
    phone: string;
    delivery: boolean;
    address: string;
    postalCode: string;
    city: string;
  };
  shippingMethodId: string;
  total: number;
  vat: number;
  discount: number;
  promoCode: string | undefined;
  at: Date;
  deadline: Date;
}

export interface LockedOrder {
  id: number;
  status: OrderStatus;
  anonymised: boolean;
}

export interface OrderToConfirm {
  kind: OrderReceipt['kind'];
  status: OrderStatus;
  brand: string;
  confirmed: boolean;
  shop: SellingShop;
  method: { id: string; name: string };
  lines: (PricedLine & SoldLine)[];
}
