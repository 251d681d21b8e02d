import { activities } from '@/server/platform/db/personal-data/activities';
import { recordsOf } from './rules';
import * as store from './store';
import type { ProcessingRecords, ProcessingRecordsDependencies } from './types';

export function createProcessingRecords({ sql, tables }: ProcessingRecordsDependencies): ProcessingRecords {
  return {
    text: async () => recordsOf(activities, tables, await store.findControllers(sql)),
  };
}
