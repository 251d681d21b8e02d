import type { CounterAct, CounterPick, PickList, ReceivedReturn } from '@/lib/contracts/counter';
import type { EanLine } from '@/lib/orders/shares';
import type { Refund } from '@/server/orders/accounting/types';
import type { CounterActor } from '@/server/orders/counter/types';
import type { NewFulfilment, Pieces } from '@/server/orders/types';
import type { ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { variants } from '@/server/platform/db/schema/catalogue';
import type { fulfilmentLines, fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orderLines, orderStatuses, orders } from '@/server/platform/db/schema/orders';
import type { shippingMethods } from '@/server/platform/db/schema/shops';
import type { Transaction } from '@/server/platform/db/transact';

export type { Transaction } from '@/server/platform/db/transact';

export interface OrderFulfilments {
  /** Returns ids, in the order given. */
  create(tx: Transaction, orderId: number, fulfilments: readonly NewFulfilment[]): Promise<number[]>;
  open(tx: Transaction, orderId: number): Promise<void>;
  /** Ends an order: goods that have not left go back to their shelves, once. */
  close(tx: Transaction, orderId: number): Promise<void>;
  /** Takes goods of an expired hold again, perhaps from other shops (rule 19.4); false when they are gone. */
  retake(tx: Transaction, orderId: number): Promise<boolean>;
  /** Puts withdrawn pieces back on the shelf, so that they are never captured; returns the pieces that have left. */
  withdraw(tx: Transaction, orderId: number, lines: readonly Pieces[]): Promise<Pieces[]>;
}

/** Emails and webhooks, queued in the caller's transaction. */
export interface FulfilmentNews {
  /** `rest` is false when nothing of the order is left. */
  missing(tx: Transaction, fulfilmentId: number, lines: readonly Pieces[], rest: boolean): Promise<void>;
  ready(tx: Transaction, fulfilmentId: number): Promise<void>;
  collected(tx: Transaction, fulfilmentId: number): Promise<void>;
  sent(tx: Transaction, fulfilmentId: number): Promise<void>;
  delivered(tx: Transaction, fulfilmentId: number): Promise<void>;
  cancelled(tx: Transaction, fulfilmentId: number, lines: readonly Pieces[], rest: boolean): Promise<void>;
  withdrawn(tx: Transaction, fulfilmentId: number): Promise<void>;
  order(tx: Transaction, orderId: number, how: 'placed' | 'cancelled' | 'returned'): Promise<void>;
}

export interface CounterWork {
  list(shopId: number): Promise<PickList>;
  /** @throws {ShopError} not_found (of another shop too) */
  get(shopId: number, id: number): Promise<CounterPick>;
  /** Finds by the order's number, however typed, or its receipt's address in a QR code. */
  find(shopId: number, code: string): Promise<CounterPick[]>;
  /**
   * Does what the staff report. A repeated action changes nothing.
   * @throws {ShopError} not_found (of another shop too), status_not_possible, over_count, id_check_required,
   *   idempotency_key_reused, unavailable
   */
  act(actor: CounterActor, id: number, action: CounterAct, idempotencyKey: string | undefined): Promise<CounterPick>;
  /** Takes withdrawn goods back to the shelf, and refunds them, once. @throws {ShopError} not_found, over_count */
  received(actor: CounterActor, number: string, goods: ReceivedReturn): Promise<void>;
}

export interface Fulfilments extends CounterWork {
  ofOrder: OrderFulfilments;
  refund(tx: Transaction, orderId: number, refund: Refund, actorName: string): Promise<void>;
  /** The shopper confirms delivery. @throws {ShopError} not_found, status_not_possible */
  arrived(token: string): Promise<void>;
  /** Deletes parcel numbers: the carrier knows whose they were. */
  forgetOrders: ForgetOrders;
}

export type OrderedLine = Columns<typeof orderLines, 'articleNo' | 'name' | 'brand' | 'color' | 'size' | 'image'> &
  EanLine & { ageLimit: number | null };

/** `count` were sold; those neither missing nor withdrawn are to leave. */
export type FulfilmentLine = Columns<typeof fulfilmentLines, 'ean' | 'count' | 'picked' | 'missing' | 'withdrawn'> & {
  onShelf: number;
};

/** `dueAt` is ISO 8601. */
export type Fulfilment = Columns<typeof fulfilments, 'id' | 'shopId' | 'kind' | 'state' | 'version' | 'carrier'> &
  Columns<typeof fulfilments, 'trackingNumber' | 'trackingUrl'> & { dueAt: string; lines: FulfilmentLine[] };

/** Times ISO 8601, øre. */
export type OrderWithFulfilments = Columns<typeof orders, 'id' | 'number' | 'token' | 'kind' | 'freight'> &
  Columns<typeof orders, 'discount' | 'promoCode'> &
  Renamed<typeof orderStatuses, { status: 'code' }> & {
    orderedAt: string;
    expiresAt: string | null;
    buyer: CounterPick['buyer'];
    address: Renamed<typeof orders, { street: 'address'; line2: 'addressLine2'; postalCode: 'zipcode'; city: 'city' }>;
    method: Columns<typeof shippingMethods, 'id' | 'name'>;
    lines: OrderedLine[];
    parts: Fulfilment[];
  };

export interface Change {
  part: Fulfilment;
  back: Pieces[];
  lacking: Pieces[];
}

export type ActionRefusal = 'not_found' | 'status_not_possible' | 'over_count' | 'id_check_required';

export type PlacedFulfilment = Columns<typeof fulfilments, 'id' | 'shopId'>;

export type LateFulfilment = PlacedFulfilment & {
  lines: (Columns<typeof fulfilmentLines, 'ean' | 'count'> & {
    variantId: (typeof variants)['$inferSelect']['id'] | null;
  })[];
};

export type LateOrder = Columns<typeof orders, 'brand'> &
  Renamed<typeof orders, { postalCode: 'zipcode' }> &
  Computed<{ movable: boolean; fulfilments: LateFulfilment[] }>;
