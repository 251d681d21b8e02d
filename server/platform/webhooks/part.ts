import { lateBefore } from '@/server/platform/db/personal-data/terms';
import type { Computed } from '@/server/platform/db/rows';
import { BATCH, HOUR, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { KEPT_MS } from './rules';
import type { Webhooks } from './types';

export const webhooksPart = {
  tables: {
    webhook_messages:
      'id target_id event_id event body attempts next_attempt_at last_error sent_at given_up created_at',
    webhook_targets: 'id shop_id url secret active created_at',
  },
  jobs: (webhooks: Pick<Webhooks, 'sendDue' | 'forgetOld'>) => [
    {
      name: 'send webhooks',
      everyMs: 5 * SECOND,
      run: async () => {
        while ((await webhooks.sendDue(BATCH)) > 0);
      },
    },
    { name: 'forget old webhooks', everyMs: HOUR, run: webhooks.forgetOld },
  ],
  invariants: [
    {
      name: 'no messages to other systems past their time',
      rule: '16.5',
      find: async (sql, now) => {
        const [row] = await sql<Computed<{ count: number }>[]>`select count(*)::int as count from webhook_messages
          where created_at < ${lateBefore(now, KEPT_MS)} and (sent_at is not null or given_up)`;
        return row && row.count > 0 ? [{ what: `${row.count} messages to other systems` }] : [];
      },
    },
  ],
} satisfies Part;
