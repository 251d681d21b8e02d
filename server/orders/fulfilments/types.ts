import type { CounterAct, CounterPick, FulfilmentState, PickList, ReceivedReturn } from '@/lib/contracts/counter';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { EanLine } from '@/lib/orders/shares';
import type { Shelves } from '@/server/catalogue/stock/types';
import type { ForgetOrders } from '@/server/customers/leaving/types';
import type { Accounting, Credit } from '@/server/orders/accounting/types';
import type { LatePayment } from '@/server/orders/late-payment/types';
import type { Payments } from '@/server/orders/payments/types';
import type { OrderLife } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

/** Who did it: a person at the counter, or a shop's system by its key. */
export interface CounterActor {
  shopId: number;
  /** Shown in the order's events. */
  name: string;
  /** 'staff:3' or 'key:2': whose idempotency keys these are. */
  id: string;
}

export interface Pieces {
  ean: string;
  count: number;
}

/** A part to be written; øre. */
export interface NewFulfilment {
  shopId: number;
  kind: 'collect' | 'send';
  state: 'held' | 'waiting';
  freight: number;
  total: number;
  dueAt: Date;
  lines: Pieces[];
}

/** What orders ask, in their own transaction. */
export interface OrderFulfilments {
  /** Ids, in the order given. */
  create(tx: Transaction, orderId: number, parts: readonly NewFulfilment[]): Promise<number[]>;
  /** Paid: the shops may begin. */
  open(tx: Transaction, orderId: number): Promise<void>;
  /** The order is off: what has not left goes back to the shelves it came from, exactly once. */
  close(tx: Transaction, orderId: number): Promise<void>;
  /**
   * Goods that went back when their time was up are taken again, perhaps from other shops (rule 19.4); false, and nothing is
   * taken, when they are not to be had.
   */
  retake(tx: Transaction, orderId: number): Promise<boolean>;
  /**
   * Pieces the buyer withdraws from: those that have not left go back to the shelf at once and are never captured; answers the
   * pieces that have left, whose return is awaited.
   */
  withdraw(tx: Transaction, orderId: number, lines: readonly Pieces[]): Promise<Pieces[]>;
}

/** What fulfilments ask of the books, in their transaction. */
export type FulfilmentAccounting = Pick<Accounting, 'sold' | 'credited'>;

/** Letters and messages that follow from what a shop does, written into its transaction. */
export interface FulfilmentNews {
  /** `lines` are what could not be found; `rest` false when nothing of the order is left. */
  missing(tx: Transaction, fulfilmentId: number, lines: readonly Pieces[], rest: boolean): Promise<void>;
  ready(tx: Transaction, fulfilmentId: number): Promise<void>;
  collected(tx: Transaction, fulfilmentId: number): Promise<void>;
  sent(tx: Transaction, fulfilmentId: number): Promise<void>;
  delivered(tx: Transaction, fulfilmentId: number): Promise<void>;
  /** The shop has called it off; `rest` as above. */
  cancelled(tx: Transaction, fulfilmentId: number, lines: readonly Pieces[], rest: boolean): Promise<void>;
  /** The shopper has withdrawn from pieces before they left. */
  withdrawn(tx: Transaction, fulfilmentId: number): Promise<void>;
  /** Of the order as a whole, to the systems of its shops: they may begin, need not any more, or have everything back. */
  order(tx: Transaction, orderId: number, how: 'placed' | 'cancelled' | 'returned'): Promise<void>;
}

/** Goods of a withdrawal that have come back, with the money that goes back. */
export interface GoodsBack {
  /** What made it, so that the money goes once. */
  cause: string;
  /** What has come just now. */
  come: Pieces[];
  /** What the money goes back for, by the part it was taken for; øre. */
  credits: Credit[];
  /** Nothing of the order is kept, and nothing more is awaited. */
  everything: boolean;
}

/** What withdrawals are asked, in this domain's transaction. */
export interface Returns {
  /** The newest first; what was to be back long ago is left out. */
  awaited(shopId: number): Promise<PickList['returns']>;
  /** The order of a withdrawal from goods that have left this shop. */
  orderOf(tx: Transaction, number: string, shopId: number): Promise<number | undefined>;
  /**
   * Of a locked order: notes that goods of this shop are back and the money ordered, with the letter; undefined when it was so
   * before. `inAll` says how many of each line are back by now, all of them when it is left out.
   * @throws {ShopError} over_count
   */
  goodsBack(tx: Transaction, number: string, shopId: number, inAll?: readonly Pieces[]): Promise<GoodsBack | undefined>;
  /**
   * Of a locked order all parts of which have ended: the freight that goes back, with the letter, when nothing of it is kept or
   * awaited; undefined when something is, or nothing has left.
   */
  closed(tx: Transaction, orderId: number): Promise<GoodsBack | undefined>;
  /** The freight that has not gone back, by part, when nothing of the order is kept or awaited; else undefined. */
  freightBack(tx: Transaction, orderId: number): Promise<Credit[] | undefined>;
}

export interface FulfilmentsDependencies {
  sql: Sql;
  clock: Clock;
  shelves: Shelves;
  orders: OrderLife;
  payments: Pick<Payments, 'capture' | 'releaseRest' | 'refund'>;
  accounting: FulfilmentAccounting;
  goods: LatePayment;
  news: FulfilmentNews;
  withdrawals: Returns;
  /** As the counter's: the answer an act of this actor got under its key before, or `work`'s. */
  once<T>(
    tx: Transaction,
    request: { actor: CounterActor; key: string | undefined; text: string },
    work: () => Promise<T>,
  ): Promise<T>;
}

export interface Fulfilments {
  parts: OrderFulfilments;
  /** What stands open in a shop. */
  list(shopId: number): Promise<PickList>;
  /** @throws {ShopError} not_found (of another shop too) */
  get(shopId: number, id: number): Promise<CounterPick>;
  /** By the order's number however typed, or the address of its receipt as its QR code holds it; only of this shop. */
  find(shopId: number, code: string): Promise<CounterPick[]>;
  /**
   * Does what the people in the shop say has been done. An act that changes nothing any more is answered with how it stands.
   * @throws {ShopError} not_found (of another shop too), status_not_possible, over_count, id_check_required,
   *   idempotency_key_reused, unavailable
   */
  act(actor: CounterActor, id: number, act: CounterAct, idempotencyKey: string | undefined): Promise<CounterPick>;
  /**
   * The goods of a withdrawal are back in the shop: what can be sold goes to the shelf, and the money is ordered back, once.
   * @throws {ShopError} not_found, over_count
   */
  received(actor: CounterActor, number: string, goods: ReceivedReturn): Promise<void>;
  /**
   * Money of an order goes back for another cause than a return, once: into the books and to the buyer, and an order of which
   * nothing is kept is returned.
   */
  payBack(tx: Transaction, orderId: number, back: GoodsBack, name: string): Promise<void>;
  /** The shopper says that everything has come. @throws {ShopError} not_found, status_not_possible */
  arrived(token: string): Promise<void>;
  /** The carrier knows by the parcel's number whose it was. */
  forgetOrders: ForgetOrders;
}

/** A line as the order has it, priced. */
export interface OrderedLine extends EanLine {
  articleNo: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  image: string | null;
  ageLimit: number | null;
}

/** A line of a part: `count` was sold, what is neither missing nor withdrawn from is to leave. */
export interface FulfilmentLine extends Pieces {
  picked: number;
  missing: number;
  withdrawn: number;
  onShelf: number;
}

export interface Part {
  id: number;
  shopId: number;
  kind: 'collect' | 'send';
  state: FulfilmentState;
  version: number;
  /** ISO 8601. */
  dueAt: string;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  lines: FulfilmentLine[];
}

/** An order with all its parts. Times ISO 8601, øre. */
export interface OrderWithFulfilments {
  id: number;
  number: string;
  token: string;
  kind: 'reservation' | 'order';
  status: OrderStatus;
  orderedAt: string;
  expiresAt: string | null;
  buyer: CounterPick['buyer'];
  address: { street: string; line2: string; postalCode: string; city: string };
  method: { id: string; name: string };
  freight: number;
  discount: number;
  promoCode: string | null;
  lines: OrderedLine[];
  parts: Part[];
}

/** What an act makes of a part. */
export interface Change {
  part: Part;
  /** To the shelf. */
  back: Pieces[];
  /** Found missing just now. */
  lacking: Pieces[];
}

export type ActionRefusal = 'not_found' | 'status_not_possible' | 'over_count' | 'id_check_required';
