import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(counterEndpoints.picks, async ({ shop, counter }) =>
  shop.orders.fulfilments.list(counter.shopId),
);
