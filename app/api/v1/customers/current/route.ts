import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.current,
  async ({ shop, customer }) => customer && shop.customers.accounts.get(customer.id),
);
