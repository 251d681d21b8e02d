import { activities } from '@/server/platform/db/personal-data/activities';
import { personalTables } from '@/server/platform/db/personal-data/tables';
import { recordsOf } from './rules';
import * as store from './store';
import type { ProcessingRecords, ProcessingRecordsDependencies } from './types';

export function createProcessingRecords({ sql }: ProcessingRecordsDependencies): ProcessingRecords {
  return {
    text: async () => recordsOf(activities, personalTables, await store.findControllers(sql)),
  };
}
