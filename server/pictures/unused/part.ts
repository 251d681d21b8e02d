import { HOUR, inBatches } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { UnusedPictures } from './types';

export const unusedPart = {
  tables: { unused_pictures: 'name since' },
  jobs: (unused: UnusedPictures) => [
    // It reads the whole database, and lets an import go before it.
    { name: 'remove photographs that nothing names', everyMs: 24 * HOUR, run: inBatches(unused.removeDue) },
  ],
} satisfies Part;
