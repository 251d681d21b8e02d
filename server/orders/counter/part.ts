import { again, column, daysOf, staffs } from '@/server/platform/db/personal-data/terms';
import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { ACTION_LIFETIME_MS } from './rules';

export const counterPart = {
  tables: {
    counter_staff: {
      activity: 'workers',
      persons: ['worker'],
      kept: ['work', { after: 'the code was ended', months: 12, task: 'forget what is over at the counters' }],
      personal: { name: staffs, login: staffs, code_hash: staffs },
      plain: 'id shop_id created_at revoked_at',
    },
    counter_sessions: {
      activity: 'workers',
      persons: ['worker'],
      kept: [{ after: 'it ended', days: 0, task: 'forget what is over at the counters' }],
      personal: { id: staffs, staff_id: staffs },
      plain: 'created_at expires_at',
    },
    counter_acts: {
      activity: 'operation',
      persons: ['buyer', 'worker'],
      kept: [
        {
          after: 'the act',
          days: daysOf(ACTION_LIFETIME_MS),
          task: 'forget what is over at the counters',
          past: { column: 'created_at', what: 'acts of the counter', rule: '15.22' },
        },
      ],
      personal: { key: column('it is about who works in the shop', 'deleted'), answer: again('deleted') },
      plain: 'request_digest created_at',
    },
    shop_keys: 'id shop_id name hash created_at revoked_at',
  },
  jobs: (counter: Forgetful) => [
    { name: 'forget what is over at the counters', everyMs: HOUR, run: counter.forgetOld },
  ],
} satisfies Part;
