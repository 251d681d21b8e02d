import { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  favouriteEndpoints.merge,
  async ({ shop, body, customer }) => ({
    articles: await shop.customers.favourites.merge(customer.id, body.articles),
  }),
);
