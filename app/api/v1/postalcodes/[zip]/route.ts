import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  shopEndpoints.postalcode,
  ({ shop, params, found }) => found(shop.catalogue.shops.postcode(params.zip)),
);
