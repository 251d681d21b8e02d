import type { Columns, Computed } from '@/server/platform/db/rows';
import type { orders } from '@/server/platform/db/schema/orders';
import type { paymentActs, paymentAlarms, payments } from '@/server/platform/db/schema/payments';
import type { purchases } from '@/server/platform/db/schema/purchases';
import type { Transaction } from '@/server/platform/db/transact';

/** `detail` is in English, for staff. */
export type Alarm = Columns<typeof paymentAlarms, 'kind' | 'detail'>;

export type OpenAlarm = Columns<typeof paymentAlarms, 'id' | 'kind' | 'detail' | 'createdAt'> &
  Columns<typeof payments, 'reference'> &
  Columns<typeof purchases, 'provider'> &
  Columns<typeof paymentActs, 'lastError'> &
  Computed<{ orders: (typeof orders)['$inferSelect']['number'][] }>;

export interface PaymentAlarms {
  /** Raises once for each payment, kind and detail. */
  raise(tx: Transaction, payment: { id: number; reference: string }, alarms: readonly Alarm[]): Promise<void>;
  /** Returns unresolved alarms, oldest first; without stuck actions that were sent since. */
  open(limit: number): Promise<OpenAlarm[]>;
  /** @throws {ShopError} not_found */
  resolve(id: number): Promise<void>;
}
