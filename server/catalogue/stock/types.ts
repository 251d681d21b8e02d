import type { Availability } from '@/lib/contracts/catalogue';

/** Shops by stock, most first; none when the EAN is unknown or not for sale. */
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
