import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  shopEndpoints.shops,
  async ({ shop, query: { from }, reply }) => {
    if (from === undefined) return shop.catalogue.shops.remembered.all();
    // The address holds a visitor's position.
    reply.set('Cache-Control', 'no-store');
    return shop.catalogue.shops.from(from);
  },
);
