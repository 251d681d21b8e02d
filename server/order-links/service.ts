import { ShopError } from '@/lib/errors';
import { tidyWithdrawalForm, withdrawalFormErrors } from '@/lib/orders/withdrawal-form';
import { transact } from '@/server/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { OrderLinks, OrderLinksDependencies } from './types';

export function createOrderLinks({ sql, clock, throttle, mail }: OrderLinksDependencies): OrderLinks {
  return {
    async send(sent, { address }) {
      const fields = withdrawalFormErrors(sent);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      const key = tidyWithdrawalForm(sent);
      await throttle.count(`order-link:address:${address}`, rules.limits.address, 'too_many_requests');
      await throttle.count(`order-link:email:${key.email}`, rules.limits.email, 'too_many_requests');
      await transact(sql, async (tx) => {
        const order = await store.findOrder(tx, key);
        if (order) await mail.orderLink(tx, order, clock().toISOString());
      });
    },
  };
}
