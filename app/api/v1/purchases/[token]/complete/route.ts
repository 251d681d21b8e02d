import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(purchaseEndpoints.complete, async ({ params, body }) =>
    openShop().purchases.complete(params.token, body.reference, body.token),
  ),
});
