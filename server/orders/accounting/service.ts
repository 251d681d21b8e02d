import { isUuid } from '@/lib/text/uuid';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import * as rules from './rules';
import * as store from './store';
import type { Accounting, Transaction } from './types';

export function createAccounting({ sql, clock }: { sql: Sql; clock: Clock }): Accounting {
  async function fulfilmentOf(tx: Transaction, fulfilmentId: number) {
    const part = await store.findFulfilment(tx, fulfilmentId);
    if (!part) throw new Error(`There is no fulfilment ${fulfilmentId} to book`);
    return part;
  }

  return {
    async sold(tx, fulfilmentId) {
      const cause = rules.saleCause(fulfilmentId);
      if (await store.isWritten(tx, 'sale', cause)) return;
      const part = await fulfilmentOf(tx, fulfilmentId);
      const { orderId, shop } = part;
      const number = await store.nextNumber(tx, shop.orgNo, 'sale');
      const body = rules.saleOf(part, fulfilmentId, number, clock());
      await store.insertDocument(tx, { orgNo: shop.orgNo, kind: 'sale', number, orderId, fulfilmentId, cause, body });
    },

    async credited(tx, cause, credits) {
      const parts = await Promise.all(
        credits.map(async (credit) => ({ credit, part: await fulfilmentOf(tx, credit.fulfilmentId) })),
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

    kept: async (tx, fulfilmentId) =>
      rules.keptOf((await store.documentsOf(tx, [fulfilmentId])).map(({ body }) => body)),

    async keptOfAll(tx, fulfilmentIds) {
      const documents = await store.documentsOf(tx, fulfilmentIds);
      const byFulfilment = Map.groupBy(documents, ({ fulfilmentId }) => fulfilmentId);
      return new Map(
        fulfilmentIds.map((id) => [id, rules.keptOf((byFulfilment.get(id) ?? []).map(({ body }) => body))]),
      );
    },

    forgetOrders: store.emptyBuyers,

    async list(orderToken) {
      return isUuid(orderToken) ? store.list(sql, orderToken) : [];
    },

    async find(orderToken, id) {
      return isUuid(orderToken) ? store.find(sql, orderToken, id) : undefined;
    },
  };
}
