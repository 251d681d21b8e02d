import { again, daysOf, gone, opens } from '@/server/platform/db/personal-data/terms';
import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MS } from './rules';

export const sessionsPart = {
  tables: {
    sessions: {
      activity: 'account',
      persons: ['customer'],
      kept: [
        'account',
        {
          after: 'it ended',
          days: daysOf(KEPT_MS),
          task: 'forget old sessions',
          past: { column: 'expires_at', what: 'sessions', rule: '19.10' },
        },
      ],
      personal: { id: opens('deleted'), customer_id: again('deleted'), created_at: gone, last_seen: gone },
      plain: 'expires_at revoked_at',
    },
    customer_devices: {
      activity: 'account',
      persons: ['customer'],
      kept: ['account', { after: 'the last login there', months: 12, task: 'forget old sessions' }],
      personal: { id: opens('deleted'), customer_id: again('deleted'), last_login: gone },
      plain: 'expires_at',
    },
  },
  jobs: (sessions: Forgetful) => [{ name: 'forget old sessions', everyMs: HOUR, run: sessions.forgetOld }],
} satisfies Part;
