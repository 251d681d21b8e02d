import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(orderEndpoints.documents, async ({ shop, params }) =>
  shop.orders.accounting.list(params.token),
);
