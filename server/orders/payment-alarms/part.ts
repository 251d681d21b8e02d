import type { Part } from '@/server/platform/part';

export const paymentAlarmsPart = {
  tables: {
    payment_alarms: 'id payment_id kind detail created_at resolved_at',
  },
} satisfies Part;
