import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { endpoint } from '@/server/api/endpoint';

/** The answer never tells whether an order exists: its link goes to its email only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  orderEndpoints.find,
  async ({ shop, body, brand, address }) => shop.orders.links.send(body, { address, brand }),
);
