import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.code,
  async ({ shop, customer }) => ({
    code: await shop.customers.accounts.clubCode(customer.id),
  }),
);
