import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.shops, async ({ query: { from } }) => {
    const { shops } = openShop();
    return from === undefined ? shops.remembered.all() : shops.from(from);
  }),
});
