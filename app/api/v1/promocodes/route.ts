import { promoEndpoints } from '@/lib/contracts/endpoints/promo';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(promoEndpoints.list, async ({ shop }) =>
  shop.orders.promo.listed(),
);
