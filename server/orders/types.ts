import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt, OrderStatus } from '@/lib/contracts/orders';
import type { Gone } from '@/lib/emails/content-parts';
import type { OrderDocument, ReservationDocument, SellingShop } from '@/lib/orders/documents';
import type { OrderActor, OrderKind } from '@/lib/orders/moves';
import type { OrderForm } from '@/lib/orders/order-form';
import type { PricedLine } from '@/lib/orders/order-lines';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

/** Forgets what one part keeps of the persons behind these orders, within the transaction that anonymises them. */
export type ForgetOrders = (tx: Transaction, orderIds: number[]) => Promise<unknown>;

export interface Pieces {
  ean: string;
  count: number;
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

/** Why an order ended without its goods: cancelled by its buyer, never collected, paid too late, or paid with another amount. */
export type OrderEnd = 'cancelled' | 'uncollected' | 'unwound' | 'wrong_amount';

export interface OrderMail {
  confirmed(tx: Transaction, order: OrderReceipt, document: ReservationDocument): Promise<void>;
  expired(tx: Transaction, order: OrderReceipt, document: ReservationDocument, gone: readonly Gone[]): Promise<void>;
  ordered(tx: Transaction, order: OrderReceipt, document: OrderDocument): Promise<void>;
  /** `gone`: pieces that were not found or had been withdrawn before the order ended. */
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
   * Moves a locked order, if the table of moves allows this actor; the same status again changes nothing. Fulfilments, stock
   * and money are left to the caller.
   * @throws {ShopError} status_not_possible
   */
  move(
    tx: Transaction,
    orderId: number,
    to: OrderStatus,
    by: { actor: OrderActor; name?: string; note?: string },
  ): Promise<void>;
}

/** Why a purchase is not paid: `unwound` was paid too late, `wrong_amount` was not what was asked for. */
export type UnpaidReason = 'declined' | 'cancelled' | 'expired' | 'unwound' | 'wrong_amount';

export interface OrdersOfPurchase {
  /**
   * Confirms the orders and lets the shops begin. Answers `goods_gone`, and changes nothing, when the hold had run out and the
   * goods are sold.
   */
  paid(tx: Transaction, purchaseId: number): Promise<'done' | 'goods_gone'>;
  /** Puts the goods back. Emails the buyer only when something had been paid (`unwound`, `wrong_amount`). */
  cancelUnpaid(tx: Transaction, purchaseId: number, why: UnpaidReason): Promise<void>;
  ofPurchase(purchaseId: number): Promise<OrderReceipt[]>;
}

/** Writes orders, in the transaction of whoever places them. */
export interface OrderRecords {
  write(
    tx: Transaction,
    order: NewOrder,
    lines: readonly PricedLine[],
    fulfilments: readonly NewFulfilment[],
  ): Promise<WrittenOrder>;
  /**
   * Writes and emails the confirmation of an order, once; for a paid one with the terms and the withdrawal form
   * (angrerettloven §18).
   */
  confirm(tx: Transaction, orderId: number): Promise<OrderReceipt>;
}

export interface WrittenOrder {
  id: number;
  number: string;
  fulfilmentIds: number[];
}

/** Takes customers and persons off orders, in the caller's transaction. */
export interface OrderPersons {
  /** Takes the account off every order of a customer; answers their ids. */
  leave(tx: Transaction, customerId: number): Promise<number[]>;
  /** Takes the person off orders, but not off the documents that the law keeps. */
  anonymise(tx: Transaction, ids: number[]): Promise<unknown>;
  anonymiseWhole(tx: Transaction, ids: number[]): Promise<unknown>;
}

export interface Orders extends OrdersOfPurchase, OrderPersons {
  /** Ids of articles that at least three people bought with this one in the last year (rule 2.73). */
  boughtWith(articleId: number): Promise<number[]>;
  receipt(token: string): Promise<OrderReceipt | undefined>;
  detail(token: string): Promise<OrderDetail | undefined>;
  /**
   * Cancels an order for its shopper: the goods go back, the money is released. Cancelling twice changes nothing.
   * @throws {ShopError} not_found, status_not_possible (rule 15.17), unavailable
   */
  cancel(token: string): Promise<OrderReceipt>;
  /** Expires at most `limit` orders whose deadline has passed; answers how many. Any number may run at once. */
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
