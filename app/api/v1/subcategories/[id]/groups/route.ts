import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { subcategory } from '@/server/storefront/articles';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(
    catalogueEndpoints.subcategoryGroups,
    async ({ params, brand }) => (await subcategory(brand, params.id)).groups,
  ),
});
