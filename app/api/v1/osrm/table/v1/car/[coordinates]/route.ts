import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { roadBudget } from '@/server/api/call-budget';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  shopEndpoints.distances,
  async ({ shop, params, request }) => {
    roadBudget(request);
    return shop.catalogue.shops.distances(params.coordinates);
  },
);
