import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';
import { deviceOf, replaceSession } from '@/server/api/session';

/** A POST, so that a mail filter that follows links does not use one up. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.useLoginLink,
  async ({ shop, body, request, reply }) => {
    const { customer, session } = await shop.customers.logins.useLink(body.token, deviceOf(request));
    await replaceSession(reply, request, session);
    return customer;
  },
);
