/** A customer's favourite articles, by id, the one kept first in front. Ids of no visible article are dropped; all go with the account. */
export interface FavouritesOfCustomers {
  of(customerId: number): Promise<number[]>;
  replace(customerId: number, articleIds: readonly number[]): Promise<number[]>;
  /** Adds what is not there yet behind what is. */
  merge(customerId: number, articleIds: readonly number[]): Promise<number[]>;
}
