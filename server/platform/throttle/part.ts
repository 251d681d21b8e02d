import { column, daysOf } from '@/server/platform/db/personal-data/terms';
import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MS } from './rules';

export const throttlePart = {
  tables: {
    attempts: {
      activity: 'operation',
      persons: ['customer', 'buyer', 'visitor'],
      kept: [
        {
          after: 'the last try',
          days: daysOf(KEPT_MS),
          task: 'forget old attempts',
          past: { column: 'last_at', what: 'attempts', rule: '19.10' },
        },
      ],
      personal: { key: column('it counts tries, under a digest', 'kept') },
      plain: 'count last_at blocked_until',
    },
  },
  jobs: (throttle: Forgetful) => [{ name: 'forget old attempts', everyMs: HOUR, run: throttle.forgetOld }],
} satisfies Part;
