import type { DistanceTable, FoundAddresses, Postcode, ShippingMethod, Shop } from '@/lib/contracts/shops';
import type { Sql } from '@/server/platform/db/connection';
import type { AddressLookup } from '@/server/ports/address-lookup';
import type { Distance } from '@/server/ports/distance';

export interface ShopsDependencies {
  sql: Sql;
  distance: Distance;
  /** Used when `distance` does not answer. */
  estimate: Distance;
  addresses: AddressLookup;
}

interface Registers {
  /** Shops by name, without the web shop. */
  all(): Promise<Shop[]>;
  postcodes(): Promise<Postcode[]>;
  shippingMethods(): Promise<ShippingMethod[]>;
}

export interface Shops extends Registers {
  /**
   * All shops with the metres to each from 'longitude,latitude'; a shop no road leads to has none.
   * @throws {ShopError} invalid_query
   */
  from(position: string): Promise<Shop[]>;
  bySlug(slug: string): Promise<Shop | undefined>;
  postcode(code: string): Promise<Postcode | undefined>;
  /** From memory, for calls that answer everyone alike. */
  remembered: Registers;
  forget(): void;
  /**
   * The distance from the first of 'longitude,latitude;…' to each.
   * @throws {ShopError} invalid_query
   */
  distances(coordinates: string): Promise<DistanceTable>;
  /**
   * No house number, and nothing found, are ADDRESS_NOT_FOUND with words of their own (rule 5.3).
   * @throws {ShopError} ADDRESS_NOT_FOUND
   */
  addresses(text: string, postcode?: string): Promise<FoundAddresses>;
  streets: AddressLookup['streets'];
}
