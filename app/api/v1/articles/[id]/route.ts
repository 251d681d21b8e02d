import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** Rule 8.6: one not visible for web cannot be entered; for a caller it is not there. Nor is what the brand does not sell. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.article, async ({ params, brand }) => {
    const article = await openShop().storefront(brand).articleById(params.id);
    if (!article) throw new ShopError('not_found');
    return article;
  }),
});
