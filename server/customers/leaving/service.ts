import { transact } from '@/server/platform/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { FormerCustomers, FormerCustomersDependencies, Transaction } from './types';

export function createFormerCustomers({ sql, clock, orders, forget }: FormerCustomersDependencies): FormerCustomers {
  const overOf = async (from: Parameters<typeof store.findLeft>[0], ids: number[] | null) =>
    (await store.findLeft(from, ids)).filter((order) => !rules.needsPerson(order, clock())).map(({ id }) => id);

  async function anonymise(tx: Transaction, ids: number[]) {
    if (ids.length === 0) return;
    for (const forgetOrders of forget) await forgetOrders(tx, ids);
    await orders.anonymise(tx, ids);
  }

  return {
    async forgetCustomer(tx, { id }) {
      const left = await orders.leave(tx, id);
      await anonymise(tx, await overOf(tx, left));
    },

    async forgetEnded(limit) {
      const ended = (await overOf(sql, null)).slice(0, limit);
      if (ended.length === 0) return 0;
      return transact(sql, async (tx) => {
        const over = await overOf(tx, await store.lock(tx, ended));
        await anonymise(tx, over);
        return over.length;
      });
    },
  };
}
