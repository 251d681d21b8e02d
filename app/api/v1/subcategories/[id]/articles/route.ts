import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.subcategoryArticles,
  async ({ shop, params, query, brand }) => shop.storefront(brand).subcategoryPage(params.id, query),
);
