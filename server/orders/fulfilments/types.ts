import type { CounterAct, CounterPick, FulfilmentState, PickList, ReceivedReturn } from '@/lib/contracts/counter';
import type { OrderStatus } from '@/lib/contracts/orders';
import type { EanLine } from '@/lib/orders/shares';
import type { Refund } from '@/server/orders/accounting/types';
import type { CounterActor } from '@/server/orders/counter/types';
import type { NewFulfilment, Pieces } from '@/server/orders/types';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

export interface OrderFulfilments {
  /** Answers ids, in the order given. */
  create(tx: Transaction, orderId: number, fulfilments: readonly NewFulfilment[]): Promise<number[]>;
  /** Lets the shops begin: the order is paid. */
  open(tx: Transaction, orderId: number): Promise<void>;
  /** Ends an order: what has not left goes back to the shelves it came from, exactly once. */
  close(tx: Transaction, orderId: number): Promise<void>;
  /**
   * Takes goods again that went back when their time was up, perhaps from other shops (rule 19.4); false, and nothing is taken,
   * when they are not to be had.
   */
  retake(tx: Transaction, orderId: number): Promise<boolean>;
  /**
   * Puts withdrawn pieces that have not left back on the shelf, so that they are never captured; answers the pieces that have
   * left, whose return is awaited.
   */
  withdraw(tx: Transaction, orderId: number, lines: readonly Pieces[]): Promise<Pieces[]>;
}

/** Emails and webhooks that follow from what a shop does, written into its transaction. */
export interface FulfilmentNews {
  /** `lines` could not be found; `rest` is false when nothing of the order is left. */
  missing(tx: Transaction, fulfilmentId: number, lines: readonly Pieces[], rest: boolean): Promise<void>;
  ready(tx: Transaction, fulfilmentId: number): Promise<void>;
  collected(tx: Transaction, fulfilmentId: number): Promise<void>;
  sent(tx: Transaction, fulfilmentId: number): Promise<void>;
  delivered(tx: Transaction, fulfilmentId: number): Promise<void>;
  /** Cancelled by the shop; `rest` as above. */
  cancelled(tx: Transaction, fulfilmentId: number, lines: readonly Pieces[], rest: boolean): Promise<void>;
  withdrawn(tx: Transaction, fulfilmentId: number): Promise<void>;
  /** To the systems of the order's shops: they may begin, need not any more, or have everything back. */
  order(tx: Transaction, orderId: number, how: 'placed' | 'cancelled' | 'returned'): Promise<void>;
}

export interface CounterWork {
  list(shopId: number): Promise<PickList>;
  /** @throws {ShopError} not_found (of another shop too) */
  get(shopId: number, id: number): Promise<CounterPick>;
  /** Finds by the order's number however typed, or by the address of its receipt in a QR code; only in this shop. */
  find(shopId: number, code: string): Promise<CounterPick[]>;
  /**
   * Does what the people in the shop say they have done. Repeating an action changes nothing and answers how it stands.
   * @throws {ShopError} not_found (of another shop too), status_not_possible, over_count, id_check_required,
   *   idempotency_key_reused, unavailable
   */
  act(actor: CounterActor, id: number, action: CounterAct, idempotencyKey: string | undefined): Promise<CounterPick>;
  /**
   * Takes withdrawn goods back: what can be sold goes to the shelf, and the money is refunded, once.
   * @throws {ShopError} not_found, over_count
   */
  received(actor: CounterActor, number: string, goods: ReceivedReturn): Promise<void>;
}

export interface Fulfilments extends CounterWork {
  ofOrder: OrderFulfilments;
  refund(tx: Transaction, orderId: number, refund: Refund, actorName: string): Promise<void>;
  /** The shopper says that everything has come. @throws {ShopError} not_found, status_not_possible */
  arrived(token: string): Promise<void>;
  /** Forgets parcel numbers: by them the carrier knows whose parcels they were. */
  forgetOrders: ForgetOrders;
}

export interface OrderedLine extends EanLine {
  articleNo: string;
  name: string;
  brand: string;
  color: string;
  size: string;
  image: string | null;
  ageLimit: number | null;
}

/** `count` pieces were sold; those neither missing nor withdrawn are to leave. */
export interface FulfilmentLine extends Pieces {
  picked: number;
  missing: number;
  withdrawn: number;
  onShelf: number;
}

export interface Fulfilment {
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

/** Times ISO 8601, øre. */
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
  parts: Fulfilment[];
}

export interface Change {
  part: Fulfilment;
  back: Pieces[];
  lacking: Pieces[];
}

export type ActionRefusal = 'not_found' | 'status_not_possible' | 'over_count' | 'id_check_required';
