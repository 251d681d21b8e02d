import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { Retention, RetentionDependencies } from './types';

export function createRetention({ sql, clock, orders, forget }: RetentionDependencies): Retention {
  return {
    forgetOld: (limit) =>
      transact(sql, async (tx) => {
        const ids = await store.lockOld(tx, rules.keptSince(clock()), limit);
        if (ids.length === 0) return 0;
        for (const forgetOrders of forget) await forgetOrders(tx, ids);
        await orders.anonymiseWhole(tx, ids);
        return ids.length;
      }),
  };
}
