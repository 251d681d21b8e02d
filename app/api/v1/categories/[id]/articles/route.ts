import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { categoryPage } from '@/server/storefront/articles';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.categoryArticles, async ({ params, query, brand }) =>
    categoryPage(brand, params.id, query),
  ),
});
