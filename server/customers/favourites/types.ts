import type { Sql } from '@/server/platform/db/connection';

export interface FavouritesDependencies {
  sql: Sql;
}

/** A customer's favourite articles, by id, the one kept first in front. Ids of no visible article are dropped; all go with the account. */
export interface Favourites {
  of(customerId: number): Promise<number[]>;
  /** Two tabs at once: the later list stands whole. */
  replace(customerId: number, articleIds: readonly number[]): Promise<number[]>;
  /** Marks one, behind the others; with `remove` what a browser sends, so that two devices take nothing from each other. */
  add(customerId: number, articleId: number): Promise<number[]>;
  remove(customerId: number, articleId: number): Promise<number[]>;
  /** Adds what is not there yet behind what is. */
  merge(customerId: number, articleIds: readonly number[]): Promise<number[]>;
}
