import { promoEndpoints } from '@/lib/contracts/endpoints/promo';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  promoEndpoints.check,
  async ({ shop, params, address }) => shop.orders.promo.check(params.code, address),
);
