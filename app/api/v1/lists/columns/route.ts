import { listEndpoints } from '@/lib/contracts/endpoints/lists';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(listEndpoints.columns, async ({ query, front }) =>
    (await openShop().storefront(front).getList(query.path)).columns(),
  ),
});
