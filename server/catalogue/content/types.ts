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

export interface Content {
  /** With `preview`, includes the banners that staff put there under that name. */
  banners(brand: string, preview?: string): Promise<Banner[]>;
  /** `within`: the caller's transaction, so that no second connection is needed. */
  settings(brand: string, within?: Sql | Transaction): Promise<Record<string, unknown>>;
}
