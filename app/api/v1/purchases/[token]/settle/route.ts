import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  purchaseEndpoints.settle,
  ({ shop, params, found }) => found(shop.orders.purchases.settle(params.token)),
);
