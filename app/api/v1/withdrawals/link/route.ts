import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import { endpoint } from '@/server/api/endpoint';

/** The answer never tells whether an order exists: the link goes to its email only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  withdrawalEndpoints.link,
  async ({ shop, body, brand, address }) => shop.orders.links.sendToWithdraw(body, { address, brand }),
);
