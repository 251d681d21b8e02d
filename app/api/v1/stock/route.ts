import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

/** Never cached: the checkout decides on it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(catalogueEndpoints.stock, async ({ shop, query }) =>
  shop.catalogue.stock.forEans(query.eans),
);
