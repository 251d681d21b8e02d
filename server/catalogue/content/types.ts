import type { Banner } from '@/lib/contracts/content';
import type { Sql } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import type { campaigns } from '@/server/platform/db/schema/catalogue';
import type { Transaction } from '@/server/platform/db/transact';

/** A campaign with its articles; `count` is of the visible ones. */
export type RunningCampaign = typeof campaigns.$inferSelect & Computed<{ count: number; articleIds: number[] }>;

export interface Campaigns {
  /** The longest running first. */
  running(): Promise<RunningCampaign[]>;
}

/** What staff write and a brand shows. */
export interface Content {
  /** What stands in the slots of the home page; with `preview`, also what staff have put there under that name. */
  banners(brand: string, preview?: string): Promise<Banner[]>;
  /** `within`: read in the caller's transaction, which holds a connection already. */
  settings(brand: string, within?: Sql | Transaction): Promise<Record<string, unknown>>;
}
