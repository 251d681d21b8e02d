import type { Availability } from '@/lib/contracts/catalogue';
import type { Transaction } from '@/server/db/transact';

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

export interface TakenLine {
  variantId: number;
  count: number;
}

/** What orders do to the shelves, within their own transaction. */
export interface Shelves {
  /** What these variants have there, held until the transaction ends. */
  lock(tx: Transaction, shopId: number, variantIds: number[]): Promise<Map<number, number>>;
  /** @throws when there is less than asked for: lock first. */
  take(tx: Transaction, shopId: number, lines: readonly TakenLine[]): Promise<void>;
  /** The goods of an order, back to where they came from. */
  putBack(tx: Transaction, orderId: number): Promise<void>;
}
