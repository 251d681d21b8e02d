import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';

export type Db = Sql | Transaction;

/** An order is found by its id, or by the token in its receipt's address; the number alone opens nothing. */
export type OrderKey = { id: number } | { token: string };

/** What an order's rows say to its buyer, whoever wrote them. */
export interface Receipts {
  receipt(key: OrderKey, within?: Db): Promise<OrderReceipt | undefined>;
  /** In the order they were placed. */
  ofPurchase(purchaseId: number, within?: Db): Promise<OrderReceipt[]>;
  detail(token: string): Promise<OrderDetail | undefined>;
}
