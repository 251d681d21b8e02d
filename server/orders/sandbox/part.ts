import { shortly } from '@/server/platform/db/personal-data/terms';
import { DAY, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { Sandbox } from './types';

export const sandboxPart = {
  tables: {
    sandbox_payments: {
      activity: 'sales',
      persons: ['buyer'],
      kept: [{ after: 'it was opened', days: 90, task: 'forget old payments of the sandbox' }],
      personal: { reference: shortly, return_url: shortly, cancel_url: shortly },
      plain:
        'id kind amount authorised captured released refunded state lines webhook_url acts webhooks silent expires_at created_at',
    },
  },
  jobs: (sandbox?: Pick<Sandbox, 'sendWebhooks' | 'forgetOld'>) => [
    { name: 'send webhooks of the sandbox', everyMs: SECOND, run: async () => sandbox?.sendWebhooks() },
    { name: 'forget old payments of the sandbox', everyMs: DAY, run: async () => sandbox?.forgetOld() },
  ],
} satisfies Part;
