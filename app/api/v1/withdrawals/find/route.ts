import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import { clientAddress } from '@/server/http/client-address';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(withdrawalEndpoints.find, async ({ body, request, customer }) =>
    openShop().withdrawals.find(body, { address: clientAddress(request), customerId: customer?.id }),
  ),
});
