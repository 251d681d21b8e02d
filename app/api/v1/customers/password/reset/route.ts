import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { clientAddress } from '@/server/http/client-address';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { endSession } from '@/server/http/session';
import { openShop } from '@/server/shop';

/** Every session of the customer has ended then, this one too. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.resetPassword, async ({ body, request, reply, brand }) => {
    await openShop().customers.resetPassword(body, { address: clientAddress(request), brand });
    await endSession(reply, request);
    return { ok: true as const };
  }),
});
