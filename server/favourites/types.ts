/** A customer's favourite articles, by id, the one kept first in front. Ids of no visible article are dropped. */
export interface FavouritesOfCustomers {
  of(customerId: number): Promise<number[]>;
  replace(customerId: number, articleIds: readonly number[]): Promise<number[]>;
  /** Adds what is not there yet behind what is. */
  merge(customerId: number, articleIds: readonly number[]): Promise<number[]>;
  /** Spec §4: favourites are reset on account deletion. */
  reset(customerId: number): Promise<void>;
}
