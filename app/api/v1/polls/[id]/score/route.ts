import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  contentEndpoints.pollScore,
  ({ shop, params, found }) => found(shop.catalogue.polls.score(params.id)),
);
