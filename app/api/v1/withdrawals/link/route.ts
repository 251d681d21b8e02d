import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import { endpoint } from '@/server/api/endpoint';

/** The same answer whatever is found: the way to the withdrawal goes to the order's e-mail only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  withdrawalEndpoints.link,
  async ({ shop, body, brand, address }) => shop.orders.links.sendToWithdraw(body, { address, brand }),
);
