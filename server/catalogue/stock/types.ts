import type { Availability } from '@/lib/contracts/catalogue';
import type { Transaction } from '@/server/platform/db/transact';

/** Where one EAN can be had now: shops with stock, most first. Empty when it is nowhere, unknown or not for sale. */
export interface EanStock {
  ean: string;
  shops: { id: number; qty: number }[];
}

export interface Stock {
  /** Fresh figures for the product page; undefined when there is no such article or it is not visible. */
  availability(articleId: number): Promise<Availability | undefined>;
  /** For the checkout's every-shop-against-every-line table: one row per EAN asked for, in the order asked. */
  forEans(eans: readonly string[]): Promise<EanStock[]>;
}

/** A variant in a shop. */
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

/** What orders and their parts do to the shelves, within their own transaction; of any number of shops at once. */
export interface Shelves {
  /** What these shelves hold; nobody changes it until the transaction ends. A shelf that is not there holds nothing and is left out. */
  lock(tx: Transaction, shelves: readonly Shelf[]): Promise<(Shelf & { qty: number })[]>;
  /** @throws when there is less than asked for: lock first. */
  take(tx: Transaction, lines: readonly TakenLine[]): Promise<void>;
  /** Goods that have left the catalogue have no shelf to go back to. */
  putBack(tx: Transaction, lines: readonly ReturnedLine[]): Promise<void>;
}
