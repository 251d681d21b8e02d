import { monthsBefore } from '@/lib/dates/dates';
import { transact } from '@/server/platform/db/transact';
import { KEPT_MONTHS, limit } from './rules';
import * as store from './store';
import type { Consents, ConsentsDependencies } from './types';

export function createConsents({ sql, clock, throttle, customers }: ConsentsDependencies): Consents {
  return {
    async record(choice, { customerId, address }) {
      await throttle.count(`consent:address:${address}`, limit, 'too_many_requests');
      await transact(sql, async (tx) => {
        await store.addConsent(tx, choice, clock());
        if (customerId !== undefined) await customers.keepCookieChoices(tx, customerId, choice);
      });
    },

    forgetOld: () => store.deleteOld(sql, monthsBefore(clock(), KEPT_MONTHS)),
  };
}
