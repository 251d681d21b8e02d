import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  contentEndpoints.questionScore,
  ({ shop, params, found }) => found(shop.catalogue.polls.questionScore(params.id)),
);
