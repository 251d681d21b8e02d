import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { campaignArticles } from '@/server/storefront/articles';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(catalogueEndpoints.campaignArticles, async ({ brand }) => campaignArticles(brand)),
});
