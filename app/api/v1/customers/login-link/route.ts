import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.askLoginLink,
  async ({ shop, body, brand, address }) => {
    await shop.customers.logins.askLink(body, { address, brand });
    return { ok: true as const };
  },
);
