import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(orderEndpoints.arrived, ({ shop, params }) =>
  shop.orders.fulfilments.arrived(params.token),
);
