import { shownName } from '@/lib/catalogue/shown-names';
import type { Sql } from '@/server/platform/db/connection';
import * as store from './store';
import type { Campaigns, Content } from './types';

/** Reads the slots at `at` instead of now. */
export const createContent = (sql: Sql, at?: Date): Content => ({
  banners: (brand, preview) => store.findBanners(sql, { brand, preview, at }),
  settings: (brand, within = sql) => store.findSettings(within, brand),
});

/** Reads the campaigns at `at` instead of now. */
export const createCampaigns = (sql: Sql, at?: Date): Campaigns => ({
  running: async () =>
    (await store.findRunningCampaigns(sql, at)).map((row) => ({ ...row, name: shownName(row.name) })),
});
