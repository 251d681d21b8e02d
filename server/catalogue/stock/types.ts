import type { Availability } from '@/lib/contracts/catalogue';

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
