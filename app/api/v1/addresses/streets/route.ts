import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { addressBudget } from '@/server/api/call-budget';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  shopEndpoints.streets,
  async ({ shop, query, request }) => {
    addressBudget(request);
    return shop.catalogue.shops.streets(query.prefix, query.postcode);
  },
);
