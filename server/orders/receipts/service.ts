import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { isUuid } from '@/lib/text/uuid';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import * as store from './store';

type Db = Sql | Transaction;

/** An order is found by its id, or by the token in its receipt's address; the number alone opens nothing. */
export type OrderKey = { id: number } | { token: string };

export interface Receipts {
  receipt(key: OrderKey, within?: Db): Promise<OrderReceipt | undefined>;
  ofPurchase(purchaseId: number, within?: Db): Promise<OrderReceipt[]>;
  detail(token: string): Promise<OrderDetail | undefined>;
}

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
