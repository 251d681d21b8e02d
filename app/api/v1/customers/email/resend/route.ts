import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

/** A GET that sends an email: links on other sites must not trigger it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.resend,
  async ({ shop, brand, customer, address, refusal }) => {
    if (!customer) throw refusal('no_customer');
    return shop.customers.changes.resendVerification(customer.id, { address, brand });
  },
);
