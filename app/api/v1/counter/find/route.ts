import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  counterEndpoints.find,
  async ({ shop, counter, query }) => shop.orders.fulfilments.find(counter.shopId, query.code),
);
