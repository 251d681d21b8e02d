import { DAY, inBatches } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { Retention } from './types';

export const retentionPart = {
  jobs: (retention: Retention) => [{ name: 'forget old sales', everyMs: DAY, run: inBatches(retention.forgetOld) }],
} satisfies Part;
