import { again, daysOf, opens } from '@/server/platform/db/personal-data/terms';
import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MS } from './rules';

export const idempotencyPart = {
  tables: {
    idempotency_keys: {
      activity: 'operation',
      persons: ['buyer'],
      kept: [
        {
          after: 'the call',
          days: daysOf(KEPT_MS),
          task: 'forget idempotency keys',
          past: { column: 'created_at', what: 'answers kept for repeats', rule: '15.4' },
        },
      ],
      personal: { key: opens('deleted'), body: again('deleted') },
      plain: 'request_digest created_at',
    },
  },
  jobs: (keys: Forgetful) => [{ name: 'forget idempotency keys', everyMs: HOUR, run: keys.forgetOld }],
} satisfies Part;
