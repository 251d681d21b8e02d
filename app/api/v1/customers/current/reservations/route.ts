import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.reservations,
  ({ shop, customer, query }) => shop.customers.history.reservations(customer.id, query.page),
);
