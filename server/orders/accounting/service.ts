import { isUuid } from '@/lib/text/uuid';
import * as rules from './rules';
import * as store from './store';
import type { Accounting, AccountingDependencies, Transaction } from './types';

export function createAccounting({ sql, clock }: AccountingDependencies): Accounting {
  async function partOf(tx: Transaction, fulfilmentId: number) {
    const part = await store.findPart(tx, fulfilmentId);
    if (!part) throw new Error(`There is no part ${fulfilmentId} to write into the books`);
    return part;
  }

  return {
    async sold(tx, fulfilmentId) {
      const cause = rules.saleCause(fulfilmentId);
      if (await store.isWritten(tx, 'sale', cause)) return;
      const part = await partOf(tx, fulfilmentId);
      const { orderId, shop } = part;
      const number = await store.nextNumber(tx, shop.orgNo, 'sale');
      const body = rules.saleOf(part, fulfilmentId, number, clock());
      await store.insertDocument(tx, { orgNo: shop.orgNo, kind: 'sale', number, orderId, fulfilmentId, cause, body });
    },

    async credited(tx, cause, credits) {
      const parts = await Promise.all(
        credits.map(async (credit) => ({ credit, part: await partOf(tx, credit.fulfilmentId) })),
      );
      // In the order of the sellers, as their series are locked until the transaction ends.
      parts.sort((a, b) => (a.part.shop.orgNo < b.part.shop.orgNo ? -1 : 1));
      for (const { credit, part } of parts) {
        const { fulfilmentId, amount } = credit;
        const own = rules.creditCause(cause, fulfilmentId);
        if (amount === 0 || (await store.isWritten(tx, 'credit', own))) continue;
        const { orderId, shop } = part;
        const number = await store.nextNumber(tx, shop.orgNo, 'credit');
        const body = rules.creditNoteOf(part, credit, cause, number, clock());
        await store.insertDocument(tx, {
          ...{ orgNo: shop.orgNo, kind: 'credit', number, orderId, fulfilmentId, cause: own, body },
        });
      }
    },

    kept: async (tx, fulfilmentId) => rules.keptOf(await store.documentsOf(tx, fulfilmentId)),

    forgetOrders: store.emptyBuyers,

    async list(orderToken) {
      return isUuid(orderToken) ? store.list(sql, orderToken) : [];
    },

    async find(orderToken, id) {
      return isUuid(orderToken) ? store.find(sql, orderToken, id) : undefined;
    },
  };
}
