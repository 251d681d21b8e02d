import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

/** A read that sends a mail: a link elsewhere must not be able to. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.resend,
  async ({ shop, brand, customer, address, refusal }) => {
    if (!customer) throw refusal('no_customer');
    return shop.customers.changes.resendVerification(customer.id, { address, brand });
  },
);
