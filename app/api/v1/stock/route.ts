import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** Where each EAN can be had now. Never cached: the checkout decides on it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.stock, async ({ query }) => openShop().stock.forEans(query.eans)),
});
