import { ShopError } from '@/lib/errors';
import {
  orderNumberErrors,
  tidyWithdrawalForm,
  typedOrderId,
  withdrawalFormErrors,
} from '@/lib/orders/withdrawal-form';
import type { RequestEmail } from '@/server/customers/sign-in/types';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { OrderLinkMail, OrderLinks } from './types';

interface Dependencies {
  clock: Clock;
  throttle: Throttle;
  requestedEmails: { request: RequestEmail };
  mail: OrderLinkMail;
}

export function createOrderLinks({ clock, throttle, requestedEmails, mail }: Dependencies): OrderLinks {
  const key = () => clock().toISOString();

  return {
    async send(sent, { address, brand }) {
      const fields = withdrawalFormErrors(sent);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      const { number, email } = tidyWithdrawalForm(sent);
      await throttle.count(`order-link:address:${address}`, rules.limits.address, 'too_many_requests');
      // Counted with the number, so that knowing an email alone locks nobody out of an order.
      await throttle.count(
        `order-link:order:${typedOrderId(number)}:${email}`,
        rules.limits.order,
        'too_many_requests',
      );
      await requestedEmails.request({ kind: 'order', number, email, brand });
    },

    async sendToWithdraw(sent, { address, brand }) {
      const fields = orderNumberErrors(sent);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      const { number } = tidyWithdrawalForm({ ...sent, email: '' });
      await throttle.count(`order-link:address:${address}`, rules.limits.address, 'too_many_requests');
      await throttle.count(`order-link:withdrawal:${typedOrderId(number)}`, rules.limits.order, 'too_many_requests');
      await requestedEmails.request({ kind: 'withdrawal', number, brand });
    },

    writers: {
      async order(tx, requested) {
        const order = await store.findOrder(tx, requested);
        if (order) await mail.orderLink(tx, order, key());
      },
      async withdrawal(tx, { number }) {
        const order = await store.findBought(tx, number);
        if (order) await mail.withdrawalLink(tx, order, key());
      },
    },
  };
}
