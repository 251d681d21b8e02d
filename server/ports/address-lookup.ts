import type { FoundAddresses, FoundStreets } from '@/lib/contracts/shops';
import type { StreetAddress } from '@/lib/norway/address';

/** A register of Norwegian addresses. Every answer names its source. @throws {ShopError} unavailable */
export interface AddressLookup {
  find(address: StreetAddress, postcode?: string): Promise<FoundAddresses>;
  streets(prefix: string, postcode?: string): Promise<FoundStreets>;
}
