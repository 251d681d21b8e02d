import { kinds } from '@/server/catalogue/product-alerts/rules';
import { gone, opens } from '@/server/platform/db/personal-data/terms';
import { HOUR, inBatches, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { PriceWatches } from './types';

export const priceWatchesPart = {
  tables: {
    price_watches: {
      activity: 'alerts',
      persons: ['waiting'],
      kept: [
        {
          after: 'it was asked for',
          days: kinds.priceWatch.keptDays,
          task: 'forget price watches',
          past: { column: 'created_at', what: 'price watches', rule: '15.32' },
        },
      ],
      personal: { email: gone, stop_token: opens('deleted') },
      plain: 'id article_id brand price created_at',
    },
  },
  jobs: (watches: Pick<PriceWatches, 'writeDue' | 'forgetOld'>) => [
    { name: 'email those who watch a price', everyMs: 60 * SECOND, run: inBatches(watches.writeDue) },
    { name: 'forget price watches', everyMs: HOUR, run: watches.forgetOld },
  ],
} satisfies Part;
