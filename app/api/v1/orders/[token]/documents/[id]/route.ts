import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(orderEndpoints.document, async ({ params }) => {
    const document = await openShop().accounting.find(params.token, params.id);
    if (!document) throw new ShopError('not_found');
    return document;
  }),
});
