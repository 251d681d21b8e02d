import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  shopEndpoints.shops,
  async ({ shop, query: { from }, reply }) => {
    const { shops } = shop.catalogue;
    if (from === undefined) return shops.remembered.all();
    // The address holds a visitor's position.
    reply.set('Cache-Control', 'no-store');
    return shops.from(from);
  },
);
