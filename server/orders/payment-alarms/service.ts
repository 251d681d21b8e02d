import { ShopError } from '@/lib/errors';
import * as store from './store';
import type { PaymentAlarms, PaymentAlarmsDependencies } from './types';

export function createPaymentAlarms({ sql, clock, log }: PaymentAlarmsDependencies): PaymentAlarms {
  return {
    async raise(tx, payment, alarms) {
      for (const alarm of alarms) {
        const news = await store.insertAlarm(tx, payment.id, alarm, clock());
        if (news) log?.(`Payment ${payment.reference}: ${alarm.kind}`, alarm.detail);
      }
    },

    open: (limit) => store.findOpen(sql, limit),

    async resolve(id) {
      if (!(await store.resolve(sql, id, clock()))) throw new ShopError('not_found');
    },
  };
}
