import type { StockByEan } from '@/lib/cart/shop-fit';
import type { SellingShop } from '@/lib/orders/documents';
import { freeFreightFrom } from '@/lib/orders/freight';
import type { Offers } from '@/lib/orders/order-lines';
import * as store from './store';

export interface SourceShop extends SellingShop {
  webShop: boolean;
  latitude: number;
  longitude: number;
  exceptions: { date: string; hours: string; note: string }[];
}

export interface ShippingMethod {
  id: string;
  name: string;
  price: number;
}

/** What can be had of some goods at one moment, where, and how it is shipped. None of it is locked. */
export interface SourcingData {
  offers: Offers;
  shippingMethods: ReadonlyMap<string, ShippingMethod>;
  shops: ReadonlyMap<number, SourceShop>;
  stock: StockByEan;
  places: ReadonlyMap<string, { latitude: number; longitude: number }>;
  /** The brand's limit for free freight (rule 15.12). */
  freeFreightFrom: number | undefined;
}

export interface SourcingRequest {
  brand: string;
  eans: string[];
  /** The shops that come into question; undefined: all. */
  shopIds?: number[] | undefined;
  postcodes: string[];
}

/** Reads in the transaction of whoever asks, all statements at once: they take one way to the database and back. */
export const sourcing = {
  async shop(db: store.Db, id: number, at: Date): Promise<SourceShop | undefined> {
    return (await store.shops(db, [id], at))[0];
  },

  async load(db: store.Db, { brand, eans, shopIds, postcodes }: SourcingRequest, at: Date): Promise<SourcingData> {
    const [offers, methods, shops, shelves, places, limit] = await Promise.all([
      store.offers(db, eans, at),
      store.shippingMethods(db),
      store.shops(db, shopIds, at),
      store.shelves(db, eans, shopIds),
      postcodes.length > 0 ? store.places(db, postcodes) : [],
      store.freightLimit(db, brand),
    ]);
    return {
      offers: new Map(offers.map((offer) => [offer.ean, offer])),
      shippingMethods: new Map(methods.map((method) => [method.id, method])),
      shops: new Map(shops.map((shop) => [shop.id, shop])),
      stock: Object.fromEntries(shelves.map(({ ean, shops }) => [ean, shops])),
      places: new Map(places.map(({ code, ...place }) => [code, place])),
      freeFreightFrom: freeFreightFrom({ freeFreightFrom: limit }),
    };
  },
};

export type Sourcing = typeof sourcing;
