import { DAY, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { SearchLog } from './types';

export const logPart = {
  tables: {
    search_log: 'day query count hits',
  },
  jobs: (searchLog: Pick<SearchLog, 'flush' | 'forgetOld'>) => [
    { name: 'count searches', everyMs: 60 * SECOND, run: searchLog.flush },
    { name: 'forget old searches', everyMs: DAY, run: searchLog.forgetOld },
  ],
} satisfies Part;
