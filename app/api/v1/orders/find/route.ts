import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** The same answer whatever is found: the way to an order goes to its e-mail only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(orderEndpoints.find, async ({ body, request, brand }) =>
    openShop().orderLinks.send(body, { address: clientAddress(request), brand }),
  ),
});
