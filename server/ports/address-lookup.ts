import type { FoundAddresses, FoundStreets } from '@/lib/contracts/shops';
import type { StreetAddress } from '@/lib/norway/address';

/**
 * A register of Norwegian addresses. No hits are an empty list; ShopError 'unavailable' when nobody answers.
 * Every answer names its source and says what it does not know.
 */
export interface AddressLookup {
  find(address: StreetAddress, postcode?: string): Promise<FoundAddresses>;
  streets(prefix: string, postcode?: string): Promise<FoundStreets>;
}
