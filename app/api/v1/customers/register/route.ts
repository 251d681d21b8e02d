import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';
import { startSession } from '@/server/api/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.register,
  async ({ shop, body, request, reply, brand, customer, address, refusal }) => {
    if (customer) throw refusal('already_logged_in');
    const made = await shop.customers.accounts.register(body, { address, brand });
    await startSession(reply, request, made.id);
    return made;
  },
);
