import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

/** Rule 8.6: an article hidden on the web, or not sold by the brand, is a 404. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.article,
  ({ shop, params, brand, found }) => found(shop.storefront(brand).articleById(params.id)),
);
