import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.postalcode, async ({ params }) => {
    const postcode = await openShop().shops.postcode(params.zip);
    if (!postcode) throw new ShopError('not_found');
    return postcode;
  }),
});
