import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { endpoint } from '@/server/api/endpoint';

/** Calls off a reservation, or an order that nobody has begun to pick. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(orderEndpoints.cancel, ({ shop, params }) =>
  shop.orders.cancel(params.token),
);
