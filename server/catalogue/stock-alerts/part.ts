import { kinds } from '@/server/catalogue/product-alerts/rules';
import { gone, opens } from '@/server/platform/db/personal-data/terms';
import { HOUR, inBatches, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { StockAlerts } from './types';

export const stockAlertsPart = {
  tables: {
    stock_alerts: {
      activity: 'alerts',
      persons: ['waiting'],
      kept: [
        {
          after: 'it was asked for',
          days: kinds.stockAlert.keptDays,
          task: 'forget stock alerts',
          past: { column: 'created_at', what: 'stock alerts', rule: '15.9' },
        },
      ],
      personal: { email: gone, ean: gone, stop_token: opens('deleted') },
      plain: 'id brand created_at',
    },
  },
  jobs: (stockAlerts: Pick<StockAlerts, 'writeDue' | 'forgetOld'>) => [
    { name: 'write to those who wait for goods', everyMs: 60 * SECOND, run: inBatches(stockAlerts.writeDue) },
    { name: 'forget stock alerts', everyMs: HOUR, run: stockAlerts.forgetOld },
  ],
} satisfies Part;
