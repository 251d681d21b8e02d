import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  contentEndpoints.activePoll,
  ({ shop, brand, found }) => found(shop.catalogue.polls.active(brand)),
);
