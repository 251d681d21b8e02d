import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { ShopError } from '@/lib/errors';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { startSession } from '@/server/api/session';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.register, async ({ body, request, reply, brand, customer }) => {
    if (customer) throw new ShopError('already_logged_in');
    const made = await openShop().customers.register(body, { address: clientAddress(request), brand });
    await startSession(reply, request, made.id);
    return made;
  }),
});
