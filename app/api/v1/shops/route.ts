import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.shops, async ({ query: { from }, reply }) => {
    const { shops } = openShop();
    if (from === undefined) return shops.remembered.all();
    // The address says where somebody is.
    reply.set('Cache-Control', 'no-store');
    return shops.from(from);
  }),
});
