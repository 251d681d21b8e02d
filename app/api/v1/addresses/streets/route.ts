import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { addressBudget } from '@/server/api/call-budget';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.streets, async ({ query, request }) => {
    addressBudget(request);
    return openShop().shops.streets(query.prefix, query.postcode);
  }),
});
