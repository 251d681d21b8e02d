import { limit } from './rules';
import * as store from './store';
import type { Consents, ConsentsDependencies } from './types';

export function createConsents({ sql, clock, attempts }: ConsentsDependencies): Consents {
  return {
    async record(choice, { customerId, address }) {
      await attempts.count(`consent:address:${address}`, limit, 'too_many_requests');
      await sql.begin(async (tx) => {
        await store.keepConsent(tx, choice, clock());
        if (customerId !== undefined) await store.writeCustomer(tx, customerId, choice);
      });
    },
  };
}
