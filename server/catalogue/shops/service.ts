import { ShopError } from '@/lib/errors';
import { isAddressNotFound, NO_ADDRESSES, parseAddress } from '@/lib/norway/address';
import type { Coords } from '@/lib/shops/geo';
import { createMemo } from '@/server/platform/memoise';
import { distanceTable, readCoordinates, readPair } from './rules';
import * as store from './store';
import type { Shops, ShopsDependencies } from './types';

/** Calls may lag this much behind a change without notice; pages read the store. */
const KEEP_MS = 10_000;
const HIGHEST_NUMBER = 99_999;

export function createShops({ sql, distance, estimate, addresses }: ShopsDependencies): Shops {
  const memo = createMemo(KEEP_MS);
  const all = () => store.findAll(sql);
  const postcodes = () => store.findPostcodes(sql);
  const shippingMethods = () => store.findShippingMethods(sql);
  const remembered = () => memo.remember('shops', all);

  async function metresTo(position: Coords, places: Coords[]) {
    return distance.from(position, places).catch((error) => {
      if (error instanceof ShopError && error.code === 'unavailable') return estimate.from(position, places);
      throw error;
    });
  }

  return {
    ...{ all, postcodes, shippingMethods },
    webShops: () => memo.remember('web', () => store.findWebShops(sql)),
    bySlug: (slug) => store.findBySlug(sql, slug),
    postcode: (code) => store.findPostcode(sql, code),

    remembered: {
      all: remembered,
      postcodes: () => memo.remember('postcodes', postcodes),
      shippingMethods: () => memo.remember('shipping', shippingMethods),
    },
    forget: memo.forget,

    async distances(text) {
      const coordinates = readCoordinates(text);
      const [position, ...places] = coordinates ?? [];
      if (!coordinates || !position) throw new ShopError('invalid_query', { fields: { coordinates: ['invalid'] } });
      return distanceTable(coordinates, await metresTo(position, places));
    },

    async from(text) {
      const position = readPair(text);
      if (!position) throw new ShopError('invalid_query', { fields: { from: ['invalid'] } });
      const shops = await remembered();
      const { metres } = await metresTo(
        position,
        shops.map(({ coords }) => coords),
      );
      return shops.map((shop, i) => ({ ...shop, ...(metres[i] != null && { distance: metres[i] }) }));
    },

    async addresses(text, postcode) {
      const address = parseAddress(text);
      if (isAddressNotFound(address)) throw new ShopError('ADDRESS_NOT_FOUND', { words: address.message });
      const found = address.number > HIGHEST_NUMBER ? undefined : await addresses.find(address, postcode);
      if (found && found.addresses.length > 0) return found;
      throw new ShopError('ADDRESS_NOT_FOUND', { words: NO_ADDRESSES.message });
    },

    streets: (prefix, postcode) => addresses.streets(prefix.trim(), postcode),
  };
}
