import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(counterEndpoints.pick, async ({ counter, params }) =>
    openShop().fulfilments.get(counter.shopId, params.id),
  ),
});
