import type { ForgetOrders } from '@/server/customers/leaving/types';
import type { OrderPersons } from '@/server/orders/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export interface RetentionDependencies {
  sql: Sql;
  clock: Clock;
  orders: Pick<OrderPersons, 'anonymiseWhole'>;
  /** Of every domain that keeps something of an order's person beside the order, the books too. */
  forget: readonly ForgetOrders[];
}

/** Sales that the books need no more (rule 10.43). */
export interface Retention {
  /** Takes the person off at most `limit` of them and off their documents; answers how many. Any number may run at once. */
  forgetOld(limit: number): Promise<number>;
}
