import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  purchaseEndpoints.cancel,
  ({ shop, params, found }) => found(shop.orders.purchases.cancel(params.token)),
);
