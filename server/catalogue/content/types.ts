import type { Banner } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';

export interface ContentDependencies {
  sql: Sql;
  /** What stands in the slots then instead of now. */
  at?: Date;
}

/** What staff write and a brand shows: the slots of the home page, and its settings. */
export interface Content {
  /** What stands in the slots now; with `preview`, also what staff have put there under that name. */
  banners(brand: string, preview?: string): Promise<Banner[]>;
  /** `within`: read in the caller's transaction, which holds a connection already. */
  settings(brand: string, within?: Sql | Transaction): Promise<Record<string, unknown>>;
}
