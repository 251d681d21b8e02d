import { emptied, SOLD, UNSOLD } from '@/server/platform/db/personal-data/terms';
import type { Part } from '@/server/platform/part';

export const fulfilmentsPart = {
  tables: {
    fulfilments: {
      activity: 'sales',
      persons: ['buyer'],
      kept: [UNSOLD, SOLD],
      personal: { tracking_number: emptied, tracking_url: emptied },
      plain:
        'id order_id position shop_id kind state freight total due_at carrier version left_at delivered_at created_at',
    },
    fulfilment_lines: 'fulfilment_id ean count picked missing withdrawn',
  },
} satisfies Part;
