import { HOUR, inBatches } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { FormerCustomers } from './types';

export const leavingPart = {
  jobs: (formerCustomers: Pick<FormerCustomers, 'forgetEnded'>) => [
    { name: 'anonymise orders of deleted accounts', everyMs: HOUR, run: inBatches(formerCustomers.forgetEnded) },
  ],
} satisfies Part;
