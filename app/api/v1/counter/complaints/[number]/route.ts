import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(counterEndpoints.settle, async ({ counter, params, body }) =>
    openShop().complaints.settle(counter, params.number, body),
  ),
});
