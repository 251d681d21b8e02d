import { DAY, HOUR, inBatches } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { Retention } from './types';

export const retentionPart = {
  jobs: (retention: Retention) => [
    { name: 'anonymise old reservations', everyMs: HOUR, run: inBatches(retention.forgetUnsold) },
    { name: 'forget old sales', everyMs: DAY, run: inBatches(retention.forgetSold) },
  ],
} satisfies Part;
