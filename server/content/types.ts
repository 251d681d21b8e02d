import type { Banner } from '@/lib/contracts/content';
import type { Sql } from '@/server/db/connection';

export interface ContentDependencies {
  sql: Sql;
  /** What stands in the slots then instead of now. */
  at?: Date;
}

/** What staff write and a brand shows: the slots of the home page, and its settings. */
export interface Content {
  /** What stands in the slots now; with `preview`, also what staff have put there under that name. */
  banners(brand: string, preview?: string): Promise<Banner[]>;
  settings(brand: string): Promise<Record<string, unknown>>;
}
