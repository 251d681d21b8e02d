import * as store from './store';
import type { Consents, ConsentsDependencies } from './types';

export function createConsents({ sql, clock }: ConsentsDependencies): Consents {
  return {
    record: (choice, customerId) =>
      sql.begin(async (tx) => {
        await store.keepConsent(tx, choice, clock());
        if (customerId !== undefined) await store.writeCustomer(tx, customerId, choice);
      }) as Promise<void>,
  };
}
