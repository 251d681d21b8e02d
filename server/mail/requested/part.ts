import { daysOf, nobodys } from '@/server/platform/db/personal-data/terms';
import { HOUR, inBatches, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MS } from './rules';
import type { RequestedEmails } from './types';

export const requestedPart = {
  tables: {
    wanted_letters: {
      activity: 'operation',
      persons: ['customer', 'buyer', 'visitor'],
      kept: [{ after: 'it was asked for', days: daysOf(KEPT_MS), task: 'forget letters that were asked for' }],
      personal: { email: nobodys, phone: nobodys },
      plain: 'id kind number brand created_at',
    },
  },
  jobs: (requestedEmails: Pick<RequestedEmails, 'writeDue' | 'forgetOld'>) => [
    { name: 'write letters that were asked for', everyMs: SECOND, run: inBatches(requestedEmails.writeDue) },
    { name: 'forget letters that were asked for', everyMs: HOUR, run: requestedEmails.forgetOld },
  ],
} satisfies Part;
