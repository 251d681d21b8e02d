import { ShopError } from '@/lib/errors';
import { lastPage } from './rules';
import * as store from './store';
import type { History, HistoryDependencies } from './types';

export function createHistory({ sql, clock, customers }: HistoryDependencies): History {
  return {
    async reservations(id, page) {
      const { rows, total } = await store.orders(sql, id, 'reservations', page);
      return { reservations: rows, total, current_page: page, last_page: lastPage(total) };
    },

    async orders(id, page) {
      const { rows, total } = await store.orders(sql, id, 'purchases', page);
      return { orders: rows.map(store.asCustomerOrder), total, current_page: page, last_page: lastPage(total) };
    },

    async reviews(id, page) {
      const { rows, total } = await store.reviews(sql, id, page);
      return { reviews: rows, total, current_page: page, last_page: lastPage(total) };
    },

    async export(id) {
      const [customer, orders, reviews, { own, ...rest }] = await Promise.all([
        customers.get(id),
        store.orders(sql, id, 'all', undefined),
        store.reviews(sql, id, undefined),
        store.exportRest(sql, id),
      ]);
      if (!own) throw new ShopError('no_customer');
      return {
        exportedAt: clock().toISOString(),
        customer: { ...customer, ...own },
        ...rest,
        orders: orders.rows,
        reviews: reviews.rows,
      };
    },
  };
}
