import { catalogueEndpoints } from '@/lib/contracts/endpoints/catalogue';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  catalogueEndpoints.availability,
  ({ shop, params, found }) => found(shop.catalogue.stock.availability(params.id)),
);
