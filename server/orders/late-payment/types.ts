import type { Shelves } from '@/server/catalogue/stock/types';
import type { Sourcing } from '@/server/orders/sourcing/types';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface LatePaymentDependencies {
  clock: Clock;
  shelves: Pick<Shelves, 'lock' | 'take'>;
  sourcing: Pick<Sourcing, 'look'>;
}

/** Goods of an order that was paid after they had gone back to the shelves (rule 19.4). */
export interface LatePayment {
  /** Takes the goods of every part of a locked order that was given back whole; undefined, and nothing is taken, when one is not to be had. */
  take(tx: Transaction, orderId: number): Promise<PlacedFulfilment[] | undefined>;
}

/** A part with the shop it leaves from now. */
export interface PlacedFulfilment {
  id: number;
  shopId: number;
}

export interface LateFulfilment extends PlacedFulfilment {
  /** `variantId` is null for goods that have left the catalogue. */
  lines: { ean: string; count: number; variantId: number | null }[];
}

export interface LateOrder {
  brand: string;
  postalCode: string;
  /** Its parts may leave from other shops: they are sent, and no shop has a payment of its own. */
  movable: boolean;
  parts: LateFulfilment[];
}
