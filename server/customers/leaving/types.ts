import type { OrderStatus } from '@/lib/contracts/orders';
import type { OrderKind } from '@/lib/orders/moves';
import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer, ForgetOrders } from '@/server/platform/db/personal-data/forgetting';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

/** Takes customers and persons off orders, in the caller's transaction. */
export interface FormerOrders {
  /** Takes the account off every order of a customer; returns their ids. */
  leave(tx: Transaction, customerId: number): Promise<number[]>;
  /** Takes the person off orders, but not off the documents that the law keeps. */
  anonymise(tx: Transaction, ids: number[]): Promise<unknown>;
}

export interface FormerCustomersDependencies {
  sql: Sql;
  clock: Clock;
  orders: FormerOrders;
  /** Of every domain that keeps something of an order's person beside the order. */
  forget: readonly ForgetOrders[];
}

/** The orders of people who have no account any more (rule 10.29). */
export interface FormerCustomers {
  /** Takes the account off every order, and the person off those that are over. */
  forgetCustomer: ForgetCustomer;
  /** Takes the person off at most `limit` orders that have ended since; answers how many. Any number may run at once. */
  forgetEnded(limit: number): Promise<number>;
}

/** An order of a former customer, as far as it needs a person. */
export interface LeftOrder {
  id: number;
  kind: OrderKind;
  status: OrderStatus;
  /** When it came to its status. */
  at: Date;
  /** The buyer has been told of the right of withdrawal, with the confirmation. */
  informed: boolean;
  /** A payment that may still come. */
  payable: boolean;
  /** The last complaint, or the last withdrawal whose goods are awaited. */
  awaitedSince: Date | null;
}
