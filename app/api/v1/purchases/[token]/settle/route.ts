import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(purchaseEndpoints.settle, async ({ params }) => {
    const purchase = await openShop().purchases.settle(params.token);
    if (!purchase) throw new ShopError('not_found');
    return purchase;
  }),
});
