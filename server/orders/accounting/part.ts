import { again, SOLD } from '@/server/platform/db/personal-data/terms';
import type { Part } from '@/server/platform/part';

export const accountingPart = {
  tables: {
    sales_documents: {
      activity: 'sales',
      persons: ['buyer'],
      kept: [SOLD],
      personal: {
        'body.buyer.name': again('kept'),
        'body.buyer.address': again('kept'),
        'body.delivery.place': again('kept'),
        'body.payment.instrument': again('kept'),
      },
      plain: 'id org_no kind number order_id fulfilment_id cause total created_at',
    },
    document_series: 'org_no kind last',
  },
} satisfies Part;
