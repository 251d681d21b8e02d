import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** The same answer whatever is found: the way to the withdrawal goes to the order's e-mail only. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(withdrawalEndpoints.link, async ({ body, request, brand }) =>
    openShop().orderLinks.sendToWithdraw(body, { address: clientAddress(request), brand }),
  ),
});
