import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.forgotPassword,
  async ({ shop, body, brand, address }) => {
    await shop.customers.logins.forgotPassword(body.email, { address, brand });
    return { ok: true as const };
  },
);
