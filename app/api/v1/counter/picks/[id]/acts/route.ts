import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(counterEndpoints.act, async ({ counter, params, body, request }) =>
    openShop().fulfilments.act(counter, params.id, body, request.headers.get('idempotency-key') ?? undefined),
  ),
});
