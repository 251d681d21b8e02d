import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(shopEndpoints.postalcodes, async ({ shop }) =>
  shop.catalogue.shops.remembered.postcodes(),
);
