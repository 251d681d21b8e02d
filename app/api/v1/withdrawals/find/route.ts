import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  withdrawalEndpoints.find,
  async ({ shop, body, customer, address }) =>
    shop.orders.withdrawals.find(body, { address, customerId: customer?.id }),
);
