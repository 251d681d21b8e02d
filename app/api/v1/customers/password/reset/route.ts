import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { endSession } from '@/server/api/session';
import { openShop } from '@/server/shop';

/** Every session of the customer has ended then, this one too. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.resetPassword, async ({ body, request, reply, brand }) => {
    await openShop().customers.resetPassword(body, { address: clientAddress(request), brand });
    await endSession(reply, request);
    return { ok: true as const };
  }),
});
