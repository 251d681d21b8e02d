import { HOUR, inBatches } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { createFormerCustomers } from './service';

export const leavingPart = {
  jobs: (formerCustomers: Pick<ReturnType<typeof createFormerCustomers>, 'forgetEnded'>) => [
    { name: 'anonymise orders of deleted accounts', everyMs: HOUR, run: inBatches(formerCustomers.forgetEnded) },
  ],
} satisfies Part;
