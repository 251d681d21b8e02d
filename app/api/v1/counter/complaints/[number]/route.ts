import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  counterEndpoints.settle,
  async ({ shop, counter, params, body }) => shop.orders.complaints.settle(counter, params.number, body),
);
