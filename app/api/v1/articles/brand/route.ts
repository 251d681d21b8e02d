import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { brandArticles } from '@/server/storefront/articles';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.brandArticles, async ({ brand }) => brandArticles(brand)),
});
