import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(orderEndpoints.document, ({ shop, params, found }) =>
  found(shop.orders.accounting.find(params.token, params.id)),
);
