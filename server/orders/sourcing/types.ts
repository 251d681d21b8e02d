import type { StockByEan } from '@/lib/cart/shop-fit';
import type { SellingShop } from '@/lib/orders/documents';
import type { Offers } from '@/lib/orders/order-lines';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';

export type Db = Sql | Transaction;

/** A shop as a place that goods are collected in or leave from. */
export interface SourceShop extends SellingShop {
  webShop: boolean;
  latitude: number;
  longitude: number;
  /** Days with hours of their own, of the coming weeks. */
  exceptions: { date: string; hours: string; note: string }[];
}

export interface ShippingMethod {
  id: string;
  name: string;
  price: number;
}

/** What can be had of some goods at one moment, where, and how it comes. Nothing of it is locked. */
export interface SourcingData {
  offers: Offers;
  ways: ReadonlyMap<string, ShippingMethod>;
  shops: ReadonlyMap<number, SourceShop>;
  stock: StockByEan;
  /** Where postcodes asked for are, as far as that is known. */
  places: ReadonlyMap<string, { latitude: number; longitude: number }>;
  /** The brand's limit for free freight (rule 15.12). */
  freeFreightFrom: number | undefined;
}

export interface Wanted {
  brand: string;
  eans: string[];
  /** The shops that come into question; undefined: all. */
  shopIds?: number[];
  postcodes: string[];
}

export interface Sourcing {
  shop(db: Db, id: number, at: Date): Promise<SourceShop | undefined>;
  look(db: Db, wanted: Wanted, at: Date): Promise<SourcingData>;
}
