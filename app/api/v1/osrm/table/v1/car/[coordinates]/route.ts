import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { roadBudget } from '@/server/api/call-budget';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.distances, async ({ params, request }) => {
    roadBudget(request);
    return openShop().shops.distances(params.coordinates);
  }),
});
