import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt, OrderStatus } from '@/lib/contracts/orders';
import type { Gone } from '@/lib/emails/content-parts';
import type { OrderDocument, ReservationDocument, SellingShop } from '@/lib/orders/documents';
import type { OrderActor, OrderKind } from '@/lib/orders/moves';
import type { OrderForm } from '@/lib/orders/order-form';
import type { PricedLine } from '@/lib/orders/order-lines';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

export interface Pieces {
  ean: string;
  count: number;
}

export interface Shelf {
  shopId: number;
  variantId: number;
}

export interface TakenLine extends Shelf {
  count: number;
}

export interface ReturnedLine {
  shopId: number;
  ean: string;
  count: number;
}

/** Takes and puts back goods in the caller's transaction, in any number of shops at once. */
export interface Shelves {
  /** Locks these shelves until the transaction ends and returns what they hold; a shelf that does not exist is left out. */
  lock(tx: Transaction, shelves: readonly Shelf[]): Promise<(Shelf & { qty: number })[]>;
  /** @throws when there is less than asked for: lock first. */
  take(tx: Transaction, lines: readonly TakenLine[]): Promise<void>;
  /** Skips goods that have left the catalogue. */
  putBack(tx: Transaction, lines: readonly ReturnedLine[]): Promise<void>;
}

/** A fulfilment to be written; øre. */
export interface NewFulfilment {
  shopId: number;
  kind: 'collect' | 'send';
  state: 'held' | 'waiting';
  freight: number;
  total: number;
  dueAt: Date;
  lines: Pieces[];
}

/** Cancelled by its buyer, never collected, paid too late, or paid with another amount. */
export type OrderEnd = 'cancelled' | 'uncollected' | 'unwound' | 'wrong_amount';

export interface OrderMail {
  confirmed(tx: Transaction, order: OrderReceipt, document: ReservationDocument): Promise<void>;
  expired(tx: Transaction, order: OrderReceipt, document: ReservationDocument, gone: readonly Gone[]): Promise<void>;
  ordered(tx: Transaction, order: OrderReceipt, document: OrderDocument): Promise<void>;
  /** `gone`: pieces not found or withdrawn before the end. */
  ended(
    tx: Transaction,
    order: OrderReceipt,
    end: { brand: string; shop: SellingShop; why: OrderEnd; gone: readonly Gone[] },
  ): Promise<void>;
}

export type { OrderActor } from '@/lib/orders/moves';

export interface OrderLife {
  lock(tx: Transaction, orderId: number): Promise<Pick<LockedOrder, 'id' | 'status' | 'anonymised'> | undefined>;
  /**
   * Moves a locked order if the actor may. Fulfilments, stock and money are left to the caller.
   * @throws {ShopError} status_not_possible
   */
  move(
    tx: Transaction,
    orderId: number,
    to: OrderStatus,
    by: { actor: OrderActor; name?: string; note?: string },
  ): Promise<void>;
}

export type UnpaidReason = 'declined' | 'cancelled' | 'expired' | 'unwound' | 'wrong_amount';

export interface OrdersOfPurchase {
  /** Confirms the orders and lets the shops begin; `goods_gone`, without a change, when the goods of an expired hold are sold. */
  paid(tx: Transaction, purchaseId: number): Promise<'done' | 'goods_gone'>;
  /** Puts the goods back. Emails the buyer only when something was paid (`unwound`, `wrong_amount`). */
  cancelUnpaid(tx: Transaction, purchaseId: number, why: UnpaidReason): Promise<void>;
  ofPurchase(purchaseId: number): Promise<OrderReceipt[]>;
}

export interface OrderRecords {
  write(
    tx: Transaction,
    order: NewOrder,
    lines: readonly PricedLine[],
    fulfilments: readonly NewFulfilment[],
  ): Promise<WrittenOrder>;
  /** Writes and emails the confirmation, once; a paid one with terms and withdrawal form (angrerettloven §18). */
  confirm(tx: Transaction, orderId: number): Promise<OrderReceipt>;
}

export interface WrittenOrder {
  id: number;
  number: string;
  fulfilmentIds: number[];
}

export interface OrderPersons {
  leave(tx: Transaction, customerId: number): Promise<number[]>;
  /** Anonymises all but the documents that the law asks for. */
  anonymise(tx: Transaction, ids: number[]): Promise<unknown>;
  anonymiseWhole(tx: Transaction, ids: number[]): Promise<unknown>;
}

export interface Orders extends OrdersOfPurchase, OrderPersons {
  /** Ids of articles that at least three people bought with this one in a year (rule 2.73). */
  boughtWith(articleId: number): Promise<number[]>;
  receipt(token: string): Promise<OrderReceipt | undefined>;
  detail(token: string): Promise<OrderDetail | undefined>;
  /**
   * Cancels for the shopper: goods and money go back. A repeat changes nothing.
   * @throws {ShopError} not_found, status_not_possible (rule 15.17), unavailable
   */
  cancel(token: string): Promise<OrderReceipt>;
  /** Expires due orders; returns how many. Any number may run at once. */
  expireDue(limit: number): Promise<number>;
}

export interface NewOrder {
  token: string;
  brand: string;
  kind: OrderKind;
  status: OrderStatus;
  shopId: number;
  customerId: number | undefined;
  form: OrderForm;
  shippingMethodId: string;
  freight: number;
  total: number;
  vat: number;
  discount: number;
  promoCode: string | undefined;
  at: Date;
  deadline: Date | undefined;
  purchaseId: number | undefined;
}

export interface LockedOrder {
  id: number;
  number: string;
  kind: OrderKind;
  status: OrderStatus;
  shopId: number;
  brand: string;
  anonymised: boolean;
}

export interface Retention {
  /** Anonymises orders that never became a sale (rule 10.30); returns how many. Any number may run at once. */
  forgetUnsold(limit: number): Promise<number>;
  /** Anonymises sales that the law no longer keeps (rule 10.43); returns how many. Any number may run at once. */
  forgetSold(limit: number): Promise<number>;
}
