import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { startSession } from '@/server/api/session';
import { openShop } from '@/server/shop';

/** A POST of its own: what looks at the links of a letter before its reader does uses none up. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.useLoginLink, async ({ body, request, reply }) => {
    const customer = await openShop().logins.useLink(body.token);
    await startSession(reply, request, customer.id);
    return customer;
  }),
});
