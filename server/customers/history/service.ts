import type { CustomerExport, CustomerOrderPage, CustomerReviewPage, ReservationPage } from '@/lib/contracts/customers';
import { ShopError } from '@/lib/errors';
import type { Customers } from '@/server/customers/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import { lastPage } from './rules';
import * as store from './store';

interface Dependencies {
  sql: Sql;
  clock: Clock;
  customers: Pick<Customers, 'get'>;
}

export const createHistory = ({ sql, clock, customers }: Dependencies) => ({
  async reservations(id: number, page: number): Promise<ReservationPage> {
    const { rows, total } = await store.orders(sql, id, 'reservations', page);
    return { reservations: rows, total, current_page: page, last_page: lastPage(total) };
  },

  /** Lists what was paid here, and what was reserved and collected. */
  async orders(id: number, page: number): Promise<CustomerOrderPage> {
    const { rows, total } = await store.orders(sql, id, 'purchases', page);
    return { orders: rows.map(store.asCustomerOrder), total, current_page: page, last_page: lastPage(total) };
  },

  async reviews(id: number, page: number): Promise<CustomerReviewPage> {
    const { rows, total } = await store.reviews(sql, id, page);
    return { reviews: rows, total, current_page: page, last_page: lastPage(total) };
  },

  /** Copies all of it, with the account (GDPR art. 15 and 20). @throws {ShopError} no_customer */
  async export(id: number): Promise<CustomerExport> {
    const [customer, own, orders, reviews, ofAccount, ofOrders] = await Promise.all([
      customers.get(id),
      store.findOwn(sql, id),
      store.orders(sql, id, 'all', undefined),
      store.reviews(sql, id, undefined),
      store.exportAccount(sql, id),
      store.exportOrders(sql, id),
    ]);
    if (!own) throw new ShopError('no_customer');
    return {
      exportedAt: clock().toISOString(),
      customer: { ...customer, ...own },
      ...ofAccount,
      ...ofOrders,
      orders: orders.rows,
      reviews: reviews.rows,
    };
  },
});
