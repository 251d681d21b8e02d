import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  counterEndpoints.pick,
  async ({ shop, counter, params }) => shop.orders.fulfilments.get(counter.shopId, params.id),
);
