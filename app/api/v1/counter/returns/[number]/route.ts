import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(counterEndpoints.awaited, async ({ counter, params }) =>
    openShop().returns.awaitedOne(counter.shopId, params.number),
  ),
  POST: handle(counterEndpoints.received, async ({ counter, params, body }) =>
    openShop().fulfilments.received(counter, params.number, body),
  ),
});
