import { again, KEY, opens, SOLD, stays, UNSOLD } from '@/server/platform/db/personal-data/terms';
import { BATCH, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { Purchases } from './types';

export const purchasesPart = {
  tables: {
    purchases: {
      activity: 'sales',
      persons: ['buyer'],
      kept: [UNSOLD, SOLD],
      personal: { token: stays(opens('kept'), KEY), customer_id: again('emptied') },
      plain: 'id brand method provider state total hold_until created_at settled_at',
    },
  },
  jobs: (purchases: Pick<Purchases, 'settleDue'>) => [
    // A silent provider is asked again the next time.
    { name: 'settle purchases', everyMs: 15 * SECOND, run: () => purchases.settleDue(BATCH) },
  ],
} satisfies Part;
