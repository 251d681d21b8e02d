import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

/** Rule 8.6: one not visible for web cannot be entered; for a caller it is not there. Nor is what the brand does not sell. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.article,
  ({ shop, params, brand, found }) => found(shop.storefront(brand).articleById(params.id)),
);
