import { isUuid } from '@/lib/text/uuid';
import type { Sql } from '@/server/platform/db/connection';
import * as store from './store';
import type { OrderKey, Receipts } from './types';

const isKey = (key: OrderKey) => 'id' in key || isUuid(key.token);

export function createReceipts({ sql }: { sql: Sql }): Receipts {
  const receipt: Receipts['receipt'] = async (key, within = sql) =>
    isKey(key) ? (await store.receipts(within, key))[0] : undefined;

  return {
    receipt,
    ofPurchase: (purchaseId, within = sql) => store.receipts(within, { purchaseId }),
    async detail(token) {
      const found = await receipt({ token });
      return found && store.detail(sql, found);
    },
  };
}
