import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { FormerSales, FormerSalesDependencies } from './types';

export function createFormerSales({ sql, clock, orders, forget }: FormerSalesDependencies): FormerSales {
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
