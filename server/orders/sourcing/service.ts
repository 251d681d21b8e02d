import { freeFreightFrom } from '@/lib/orders/freight';
import * as store from './store';
import type { Sourcing } from './types';

/** Only reads, in the transaction of whoever asks: together they take one way to the database and back. */
export const sourcing: Sourcing = {
  async shop(db, id, at) {
    return (await store.shops(db, [id], at))[0];
  },

  async look(db, { brand, eans, shopIds, postcodes }, at) {
    const [offers, ways, shops, shelves, places, limit] = await Promise.all([
      store.offers(db, eans, at),
      store.ways(db),
      store.shops(db, shopIds, at),
      store.shelves(db, eans, shopIds),
      postcodes.length > 0 ? store.places(db, postcodes) : [],
      store.freightLimit(db, brand),
    ]);
    return {
      offers: new Map(offers.map((offer) => [offer.ean, offer])),
      ways: new Map(ways.map((way) => [way.id, way])),
      shops: new Map(shops.map((shop) => [shop.id, shop])),
      stock: Object.fromEntries(shelves.map(({ ean, shops }) => [ean, shops])),
      places: new Map(places.map(({ code, ...place }) => [code, place])),
      freeFreightFrom: freeFreightFrom({ freeFreightFrom: limit }),
    };
  },
};
