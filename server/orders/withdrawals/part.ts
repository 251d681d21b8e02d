import { emptied, SOLD } from '@/server/platform/db/personal-data/terms';
import type { Part } from '@/server/platform/part';

export const withdrawalsPart = {
  tables: {
    withdrawals: {
      activity: 'withdrawals',
      persons: ['buyer'],
      kept: [SOLD],
      personal: { reason: emptied },
      plain: 'id order_id key number refund body created_at goods_back_at settled_at',
    },
    withdrawal_lines: 'withdrawal_id ean count back',
  },
} satisfies Part;
