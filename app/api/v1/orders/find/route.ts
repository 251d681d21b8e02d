import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { endpoint } from '@/server/api/endpoint';

/** The same answer whatever is found: the way to an order goes to its e-mail only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  orderEndpoints.find,
  async ({ shop, body, brand, address }) => shop.orders.links.send(body, { address, brand }),
);
