import type { Campaign } from '@/lib/contracts/catalogue';
import type { Sql } from '@/server/platform/db/connection';

export interface CampaignsDependencies {
  sql: Sql;
  /** What runs then instead of now. */
  at?: Date;
}

/** A campaign that runs now, with the ids of its articles; `count` is of the visible ones. */
export interface RunningCampaign extends Omit<Campaign, 'start' | 'end'> {
  start: Date;
  end: Date;
  articleIds: number[];
}

export interface Campaigns {
  /** What runs at this moment, the longest running first. */
  running(): Promise<RunningCampaign[]>;
}
