import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt, OrderStatus } from '@/lib/contracts/orders';
import type { OrderEnd } from '@/lib/letters/end-letter';
import type { Gone } from '@/lib/letters/letter-parts';
import type { OrderDocument, ReservationDocument, SellingShop } from '@/lib/orders/documents';
import type { OrderActor, OrderKind } from '@/lib/orders/moves';
import type { OrderForm } from '@/lib/orders/order-form';
import type { PricedLine } from '@/lib/orders/order-lines';
import type { SoldLine } from '@/lib/orders/sums';
import type { NewFulfilment, OrderFulfilments } from '@/server/orders/fulfilments/types';
import type { Payments } from '@/server/orders/payments/types';
import type { Receipts } from '@/server/orders/receipts/types';
import type { Sourcing } from '@/server/orders/sourcing/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface OrdersDependencies {
  sql: Sql;
  clock: Clock;
  mail: OrderMail;
  receipts: Receipts;
  sourcing: Sourcing;
  parts: Pick<OrderFulfilments, 'create' | 'open' | 'close' | 'retake'>;
  payments: Pick<Payments, 'releaseRest'>;
  /** What other domains keep of the person behind these orders goes, in the transaction that anonymises them. */
  forget: (tx: Transaction, orderIds: number[]) => Promise<unknown>;
}

/** What orders ask of the mail domain. All write into the order's own transaction; nothing is sent here. */
export interface OrderMail {
  confirmed(tx: Transaction, order: OrderReceipt, document: ReservationDocument): Promise<void>;
  expired(tx: Transaction, order: OrderReceipt, document: ReservationDocument, gone: readonly Gone[]): Promise<void>;
  ordered(tx: Transaction, order: OrderReceipt, document: OrderDocument): Promise<void>;
  /** `gone` had been not found, or withdrawn from, before it ended. */
  ended(
    tx: Transaction,
    order: OrderReceipt,
    end: { brand: string; shop: SellingShop; why: OrderEnd; gone: readonly Gone[] },
  ): Promise<void>;
}

export type { OrderActor } from '@/lib/orders/moves';

/** What others ask of an order's life, in their own transaction. */
export interface OrderLife {
  /** Waits for the order and holds it until the transaction ends. */
  lock(tx: Transaction, orderId: number): Promise<Pick<LockedOrder, 'id' | 'status' | 'anonymised'> | undefined>;
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

/** Why the money of a purchase does not come: `unwound` came too late, `wrong_amount` was not what was asked for. */
export type UnpaidReason = 'declined' | 'cancelled' | 'expired' | 'unwound' | 'wrong_amount';

/** What becomes of the orders of a purchase, in its transaction. */
export interface OrdersOfPurchase {
  /**
   * The money is there: documents, letters and messages are written and the shops may begin. `goods_gone` when the hold had
   * run out and the goods are no longer there: then nothing has happened.
   */
  paid(tx: Transaction, purchaseId: number): Promise<'done' | 'goods_gone'>;
  /** The money will not come: the goods go back. A letter only when something had been paid (`unwound`, `wrong_amount`). */
  dropped(tx: Transaction, purchaseId: number, why: UnpaidReason): Promise<void>;
  ofPurchase(purchaseId: number): Promise<OrderReceipt[]>;
}

/** What placing asks, in its transaction. */
export interface OrderBook {
  /** Writes an order with its lines, its parts and its first event. */
  write(
    tx: Transaction,
    order: NewOrder,
    lines: readonly PricedLine[],
    parts: readonly NewFulfilment[],
  ): Promise<WrittenOrder>;
  /** Confirms an order, once: its document and its letter, for a paid one with the terms and the form of withdrawal (angrerettloven §18). */
  confirm(tx: Transaction, orderId: number): Promise<OrderReceipt>;
}

export interface WrittenOrder {
  id: number;
  number: string;
  /** In the order of its parts. */
  partIds: number[];
}

/** Whose orders are, when an account goes; in its transaction. */
export interface OrderPersons {
  /** Takes the account off every order of a customer; answers which. */
  leave(tx: Transaction, customerId: number): Promise<number[]>;
  /** Takes the person off orders; what was written for the books stays. */
  anonymise(tx: Transaction, ids: number[]): Promise<unknown>;
  /** The same, and off what was written for the books, when they need it no more. */
  anonymiseWhole(tx: Transaction, ids: number[]): Promise<unknown>;
}

export interface Orders extends OrdersOfPurchase, OrderPersons {
  /** Ids of articles that at least three people bought with this one in the last year (rule 2.73). */
  boughtWith(articleId: number): Promise<number[]>;
  /** By the token in the receipt's address; the number alone opens nothing. */
  receipt(token: string): Promise<OrderReceipt | undefined>;
  /** All that its buyer may see of it. */
  detail(token: string): Promise<OrderDetail | undefined>;
  /**
   * The shopper calls it off: the goods go back, the money is released. One that is off already is answered as it stands.
   * @throws {ShopError} not_found, status_not_possible (rule 15.17), unavailable
   */
  cancel(token: string): Promise<OrderReceipt>;
  life: OrderLife;
  book: OrderBook;
  /** Expires at most `limit` orders whose deadline has passed; answers how many. Any number may run at once. */
  expireDue(limit: number): Promise<number>;
  /**
   * Takes the person off at most `limit` orders that never became a sale; answers how many. What was sold stays
   * (bokføringsloven §13). Any number may run at once.
   */
  forgetUnsold(limit: number): Promise<number>;
}

/** A row of `orders` to be written. */
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

export interface OrderToConfirm {
  kind: OrderKind;
  brand: string;
  confirmed: boolean;
  shop: SellingShop;
  method: { id: string; name: string };
  lines: (PricedLine & SoldLine)[];
  /** The first is `shop`'s. */
  parts: { shop: SellingShop; freight: number; total: number; eans: string[] }[];
}
