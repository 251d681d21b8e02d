import { ShopError } from '@/lib/errors';
import { canBeComplainedOf, complaintFormErrors } from '@/lib/orders/complaint-form';
import { transact } from '@/server/db/transact';
import * as rules from './rules';
import * as store from './store';
import type { Complaints, ComplaintsDependencies } from './types';

export function createComplaints({ sql, clock, throttle, mail }: ComplaintsDependencies): Complaints {
  return {
    async make(token, complaint, { address }) {
      const fields = complaintFormErrors(complaint);
      if (Object.keys(fields).length > 0) throw new ShopError('invalid_form', { fields });
      await throttle.count(`complaint:address:${address}`, rules.limit, 'too_many_requests');
      return transact(sql, async (tx) => {
        const order = await store.lockOrder(tx, token);
        if (!order) throw new ShopError('not_found');
        const first = await store.findReceipt(tx, order, complaint.key);
        if (first) return first;
        if (!canBeComplainedOf(order)) throw new ShopError('status_not_possible');
        if (!rules.isAbout(order, complaint.eans))
          throw new ShopError('invalid_form', { fields: { eans: ['complaint_line_required'] } });
        const receipt = rules.receipt(order, complaint, clock());
        const text = complaint.text.trim();
        await store.insert(tx, order.id, complaint.key, text, receipt);
        await mail.complained(tx, receipt, text, order);
        return receipt;
      });
    },

    forgetOrders: store.emptyTexts,
  };
}
