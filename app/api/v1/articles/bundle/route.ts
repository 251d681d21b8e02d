import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.bundle,
  async ({ shop, query, front }) => shop.storefront(front).bundle(query.articles),
);
