import { HOUR, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { HOLD_EVERY_MS } from './rules';
import type { ImportQueue } from './types';

export const queuePart = {
  tables: {
    feed_imports:
      'id key_id kind idempotency_key digest bytes holder folder file held_until state attempts received_at started_at ended_at outcome reason',
  },
  jobs: (queue: Pick<ImportQueue, 'runDue' | 'hold' | 'forgetOld'>) => [
    { name: 'import what systems have sent', everyMs: SECOND / 2, run: queue.runDue },
    { name: 'hold what waits to be imported', everyMs: HOLD_EVERY_MS, run: queue.hold },
    { name: 'forget old imports', everyMs: HOUR, run: queue.forgetOld },
  ],
} satisfies Part;
