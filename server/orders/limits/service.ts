import { limits } from './rules';
import * as store from './store';
import type { OrderLimits, OrderLimitsDependencies } from './types';

export function createOrderLimits({ throttle }: OrderLimitsDependencies): OrderLimits {
  return {
    async count({ email, phone }, address) {
      if (address !== undefined) await throttle.count(`order:address:${address}`, limits.address, 'too_many_requests');
      await throttle.count(`order:email:${email}`, limits.email, 'too_many_requests');
      await throttle.count(`order:phone:${phone}`, limits.phone, 'too_many_requests');
    },

    async open(tx, person) {
      // Sent together, and answered in this order: what is read has waited for the lock.
      const [, rows] = await Promise.all([store.lockPerson(tx, person), store.openPieces(tx, person)]);
      const purchases = new Set(rows.flatMap(({ paying, purchaseId }) => (paying && purchaseId ? [purchaseId] : [])));
      return {
        all: rows,
        held: rows.filter(({ paying }) => paying),
        waiting: rows.filter(({ unpaid }) => unpaid),
        purchases: purchases.size,
      };
    },
  };
}
