import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { startSession } from '@/server/api/session';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.verify, async ({ body, request, reply, brand, customer }) => {
    const id = await openShop().accountChanges.verifyEmail(body.token, {
      address: clientAddress(request),
      brand,
      session: customer?.sessionId,
    });
    // Who is verified may do more, so the session begins anew.
    if (customer?.id === id) await startSession(reply, request, id);
    return { ok: true as const };
  }),
});
