import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';
import { startSession } from '@/server/api/session';

/** A POST, so that a mail filter that follows links does not use one up. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.useLoginLink,
  async ({ shop, body, request, reply }) => {
    const customer = await shop.customers.logins.useLink(body.token);
    await startSession(reply, request, customer.id);
    return customer;
  },
);
