import { withdrawalEndpoints } from '@/lib/contracts/endpoints/withdrawals';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(withdrawalEndpoints.make, async ({ body, request, customer }) =>
    openShop().withdrawals.make(body, { address: clientAddress(request), customerId: customer?.id }),
  ),
});
