import { again, daysOf, opens } from '@/server/platform/db/personal-data/terms';
import { type Forgetful, HOUR } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MS } from './rules';

export const emailTokensPart = {
  tables: {
    customer_tokens: {
      activity: 'account',
      persons: ['customer'],
      kept: [
        'account',
        {
          after: 'the link ended',
          days: daysOf(KEPT_MS),
          task: 'forget old links',
          past: { column: 'expires_at', what: 'links sent by mail', rule: '19.10' },
        },
      ],
      personal: { id: opens('deleted'), customer_id: again('deleted'), email: again('deleted') },
      plain: 'purpose expires_at used_at created_at',
    },
  },
  jobs: (emailTokens: Forgetful) => [{ name: 'forget old links', everyMs: HOUR, run: emailTokens.forgetOld }],
} satisfies Part;
