import { ShopError } from '@/lib/errors';
import { isAddressNotFound, NO_ADDRESSES, parseAddress } from '@/lib/norway/address';
import { createMemo } from '@/server/cache/memoise';
import { distanceTable, readCoordinates } from './rules';
import * as store from './store';
import type { Shops, ShopsDependencies } from './types';

/** Calls may be this much behind a change nobody told us of; pages read the store and are never. */
const KEEP_MS = 10_000;
/** No house in Norway has more than four digits; more would be a number that is none. */
const HIGHEST_NUMBER = 99_999;

export function createShops({ sql, distance, estimate, addresses }: ShopsDependencies): Shops {
  const memo = createMemo(KEEP_MS);
  const all = () => store.findAll(sql);
  const postcodes = () => store.findPostcodes(sql);
  const shippingMethods = () => store.findShippingMethods(sql);
  return {
    ...{ all, postcodes, shippingMethods },
    bySlug: (slug) => store.findBySlug(sql, slug),
    postcode: (code) => store.findPostcode(sql, code),

    remembered: {
      all: () => memo.remember('shops', all),
      postcodes: () => memo.remember('postcodes', postcodes),
      shippingMethods: () => memo.remember('shipping', shippingMethods),
    },
    forget: memo.forget,

    async distances(text) {
      const coordinates = readCoordinates(text);
      const [position, ...places] = coordinates ?? [];
      if (!coordinates || !position) throw new ShopError('invalid_query', { fields: { coordinates: ['invalid'] } });
      const found = await distance.from(position, places).catch((error) => {
        if (error instanceof ShopError && error.code === 'unavailable') return estimate.from(position, places);
        throw error;
      });
      return distanceTable(coordinates, found);
    },

    async addresses(text, postcode) {
      const address = parseAddress(text);
      if (isAddressNotFound(address)) throw new ShopError('ADDRESS_NOT_FOUND', { values: { words: address.message } });
      const found = address.number > HIGHEST_NUMBER ? undefined : await addresses.find(address, postcode);
      if (found && found.addresses.length > 0) return found;
      throw new ShopError('ADDRESS_NOT_FOUND', { values: { words: NO_ADDRESSES.message } });
    },

    streets: (prefix, postcode) => addresses.streets(prefix.trim(), postcode),
  };
}
