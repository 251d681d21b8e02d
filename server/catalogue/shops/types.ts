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
  /** Returns all shops with the metres from 'longitude,latitude', if a road leads there. @throws {ShopError} invalid_query */
  from(position: string): Promise<Shop[]>;
  /** Ids of shops without a door. */
  webShops(): Promise<number[]>;
  bySlug(slug: string): Promise<Shop | undefined>;
  postcode(code: string): Promise<Postcode | undefined>;
  remembered: Registers;
  forget(): void;
  /** Returns the distances from the first of 'longitude,latitude;…' to each. @throws {ShopError} invalid_query */
  distances(coordinates: string): Promise<DistanceTable>;
  /** Words its error differently without a house number and without a hit (rule 5.3). @throws {ShopError} ADDRESS_NOT_FOUND */
  addresses(text: string, postcode?: string): Promise<FoundAddresses>;
  streets: AddressLookup['streets'];
}
