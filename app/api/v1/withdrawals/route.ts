import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  withdrawalEndpoints.make,
  async ({ shop, body, customer, address }) =>
    shop.orders.withdrawals.make(body, { address, customerId: customer?.id }),
);
