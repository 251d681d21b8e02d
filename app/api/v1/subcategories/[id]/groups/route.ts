import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.subcategoryGroups,
  async ({ shop, params, brand }) => (await shop.storefront(brand).subcategory(params.id)).groups,
);
