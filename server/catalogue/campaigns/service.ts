import { shownName } from '@/lib/catalogue/shown-names';
import * as store from './store';
import type { Campaigns, CampaignsDependencies } from './types';

export function createCampaigns({ sql, at }: CampaignsDependencies): Campaigns {
  return {
    running: async () => (await store.findRunning(sql, at)).map((row) => ({ ...row, name: shownName(row.name) })),
  };
}
