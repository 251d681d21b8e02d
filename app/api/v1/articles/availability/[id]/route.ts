import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** Stock per variant and shop as it is now, for the product page. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.availability, async ({ params }) => {
    const found = await openShop().stock.availability(params.id);
    if (!found) throw new ShopError('not_found');
    return found;
  }),
});
