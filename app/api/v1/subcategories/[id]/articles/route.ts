import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { subcategoryPage } from '@/server/storefront/articles';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.subcategoryArticles, async ({ params, query, brand }) =>
    subcategoryPage(brand, params.id, query),
  ),
});
