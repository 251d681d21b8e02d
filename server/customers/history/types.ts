import type { CustomerExport, CustomerOrderPage, CustomerReviewPage, ReservationPage } from '@/lib/contracts/customers';
import type { Customers } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';

export interface HistoryDependencies {
  sql: Sql;
  clock: Clock;
  customers: Pick<Customers, 'get'>;
}

/** What a customer has left with the shop, newest first; pages begin at 1. */
export interface History {
  reservations(customerId: number, page: number): Promise<ReservationPage>;
  /** What was paid here, and what was reserved and collected. */
  orders(customerId: number, page: number): Promise<CustomerOrderPage>;
  reviews(customerId: number, page: number): Promise<CustomerReviewPage>;
  /** All of it, with the account (GDPR art. 15 and 20). @throws {ShopError} no_customer */
  export(customerId: number): Promise<CustomerExport>;
}
