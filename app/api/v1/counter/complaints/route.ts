import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  counterEndpoints.complaints,
  async ({ shop, counter }) => shop.orders.complaints.open(counter.shopId),
);
