import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(counterEndpoints.find, async ({ counter, query }) =>
    openShop().fulfilments.find(counter.shopId, query.code),
  ),
});
