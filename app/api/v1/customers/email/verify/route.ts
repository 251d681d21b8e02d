import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';
import { startSession } from '@/server/api/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.verify,
  async ({ shop, body, request, reply, brand, customer, address }) => {
    const id = await shop.customers.changes.verifyEmail(body.token, {
      address,
      brand,
      session: customer?.sessionId,
    });
    // A verified customer may do more, so the session begins anew.
    if (customer?.id === id) await startSession(reply, request, id);
    return { ok: true as const };
  },
);
