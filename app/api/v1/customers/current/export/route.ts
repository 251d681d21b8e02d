import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.export,
  ({ shop, customer, reply }) => {
    reply.set('Content-Disposition', 'attachment; filename="mine-data.json"');
    return shop.customers.history.export(customer.id);
  },
);
