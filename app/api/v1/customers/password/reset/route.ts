import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';
import { endSession } from '@/server/api/session';

/** Ends every session of the customer, this one too. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.resetPassword,
  async ({ shop, body, request, reply, brand, address }) => {
    await shop.customers.accounts.resetPassword(body, { address, brand });
    await endSession(reply, request);
    return { ok: true as const };
  },
);
