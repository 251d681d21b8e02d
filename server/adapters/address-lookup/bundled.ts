import type { Postcode } from '@/lib/contracts/shops';
import { formatAddress } from '@/lib/norway/address';
import type { AddressLookup } from '@/server/ports/address-lookup';

const SOURCE = 'postnummerregisteret';

export function createBundledLookup(postcode: (code: string) => Promise<Postcode | undefined>): AddressLookup {
  return {
    async find(address, code) {
      const known = code === undefined ? undefined : await postcode(code);
      if (!known) return { source: SOURCE, addresses: [] };
      const { place, latitude, longitude } = known;
      const coords = latitude === null || longitude === null ? null : { latitude, longitude };
      const found = { ...address, text: formatAddress(address), postcode: known.code, place, coords, verified: false };
      return { source: SOURCE, addresses: [found] };
    },
    streets: async () => ({ source: SOURCE, complete: false, streets: [] }),
  };
}
