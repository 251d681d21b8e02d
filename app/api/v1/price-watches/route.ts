import { priceWatchEndpoints } from '@/lib/contracts/endpoints/price-watches';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  priceWatchEndpoints.ask,
  async ({ shop, body, brand, address }) => {
    await shop.catalogue.priceWatches.ask(body.articleId, body.email, { address, brand });
    return { ok: true as const };
  },
);
