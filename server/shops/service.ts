import type { DistanceTable, FoundAddresses } from '@/lib/contracts/shops';
import { ShopError } from '@/lib/errors';
import { isAddressNotFound, NO_ADDRESSES, parseAddress } from '@/lib/norway/address';
import { createMemory } from '@/server/cache/memoise';
import type { AddressLookup } from '@/server/ports/address-lookup';
import type { Distance } from '@/server/ports/distance';
import { distanceTable, readCoordinates } from './rules';
import type { ShopStore } from './store';

/** Calls may be this much behind a change nobody told us of; pages read the store and are never. */
const KEEP_MS = 10_000;
/** No house in Norway has more than four digits; more would be a number that is none. */
const HIGHEST_NUMBER = 99_999;

interface Parts {
  store: ShopStore;
  distance: Distance;
  /** Asked when `distance` does not answer: an estimate is better than a list of shops in no order. */
  estimate: Distance;
  addresses: AddressLookup;
}

/** Where the shops are, how far it is to them, and the registers of places. */
export function createShops({ store, distance, estimate, addresses }: Parts) {
  const memory = createMemory(KEEP_MS);
  return {
    ...store,

    /** The same from memory, for calls that answer everyone alike. */
    remembered: {
      all: () => memory.remember('shops', store.all),
      postcodes: () => memory.remember('postcodes', store.postcodes),
      shippingMethods: () => memory.remember('shipping', store.shippingMethods),
    },
    forget: memory.forget,

    /** The distance from the first of 'longitude,latitude;…' to each. */
    async distances(text: string): Promise<DistanceTable> {
      const coordinates = readCoordinates(text);
      const [position, ...places] = coordinates ?? [];
      if (!coordinates || !position) throw new ShopError('invalid_query', { fields: { coordinates: ['invalid'] } });
      const found = await distance.from(position, places).catch((error) => {
        if (error instanceof ShopError && error.code === 'unavailable') return estimate.from(position, places);
        throw error;
      });
      return distanceTable(coordinates, found);
    },

    /** Rule 5.3: no house number, and nothing found, are ADDRESS_NOT_FOUND with words of their own. */
    async addresses(text: string, postcode?: string): Promise<FoundAddresses> {
      const address = parseAddress(text);
      if (isAddressNotFound(address)) throw new ShopError('ADDRESS_NOT_FOUND', { values: { words: address.message } });
      const found = address.number > HIGHEST_NUMBER ? undefined : await addresses.find(address, postcode);
      if (found && found.addresses.length > 0) return found;
      throw new ShopError('ADDRESS_NOT_FOUND', { values: { words: NO_ADDRESSES.message } });
    },

    streets: (prefix: string, postcode?: string) => addresses.streets(prefix.trim(), postcode),
  };
}

export type Shops = ReturnType<typeof createShops>;
