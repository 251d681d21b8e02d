import { again, column, emptied, opens, providers, SOLD, UNSOLD } from '@/server/platform/db/personal-data/terms';
import { BATCH, inBatches, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import type { Payments } from './types';

export const paymentsPart = {
  tables: {
    payments: {
      activity: 'sales',
      persons: ['buyer'],
      kept: [UNSOLD, SOLD],
      personal: {
        reference: providers,
        provider_id: providers,
        url: opens('emptied'),
        client_token: opens('emptied'),
        'request.buyer.name': again('emptied'),
        'request.buyer.email': again('emptied'),
        'request.buyer.phone': again('emptied'),
        'request.buyer.address.street': again('emptied'),
        'request.buyer.address.line2': again('emptied'),
        'request.buyer.address.postalCode': again('emptied'),
        'request.buyer.address.city': again('emptied'),
        instrument: emptied,
      },
      plain:
        'id purchase_id fulfilment_id client_category amount state authorised captured released refunded expires_at read_at created_at',
    },
    payment_acts: {
      activity: 'sales',
      persons: ['buyer'],
      kept: [UNSOLD, SOLD],
      personal: {
        'body.shipping.trackingNumber': again('emptied'),
        last_error: column('what the provider answered the shop', 'emptied'),
        reference: providers,
      },
      plain: 'id payment_id kind key amount fulfilment_id state attempts next_attempt_at created_at done_at',
    },
    payment_alarms: 'id payment_id kind detail created_at resolved_at',
  },
  jobs: (payments: Pick<Payments, 'sendDue' | 'reconcile'>) => [
    { name: 'send payment acts', everyMs: 5 * SECOND, run: inBatches(payments.sendDue) },
    { name: 'reconcile payments', everyMs: 300 * SECOND, run: () => payments.reconcile(BATCH) },
  ],
} satisfies Part;
