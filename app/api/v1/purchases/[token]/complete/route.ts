import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  purchaseEndpoints.complete,
  async ({ shop, params, body }) => shop.orders.purchases.complete(params.token, body.reference, body.token),
);
