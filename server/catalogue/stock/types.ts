import type { Availability } from '@/lib/contracts/catalogue';
import type { Transaction } from '@/server/platform/db/transact';

/** The shops that have an EAN, most first; none when it is unknown or not for sale. */
export interface EanStock {
  ean: string;
  shops: { id: number; qty: number }[];
}

export interface Stock {
  /** Undefined when the article does not exist or is hidden. */
  availability(articleId: number): Promise<Availability | undefined>;
  /** One row per EAN, in the order asked. */
  forEans(eans: readonly string[]): Promise<EanStock[]>;
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

/** Changes of stock by orders, within their own transaction. */
export interface Shelves {
  /** Locks shelves until the transaction ends, and returns what they hold, without empty ones. */
  lock(tx: Transaction, shelves: readonly Shelf[]): Promise<(Shelf & { qty: number })[]>;
  /** @throws when there is too little: lock first. */
  take(tx: Transaction, lines: readonly TakenLine[]): Promise<void>;
  /** Ignores goods that have left the catalogue. */
  putBack(tx: Transaction, lines: readonly ReturnedLine[]): Promise<void>;
}
