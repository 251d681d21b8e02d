import { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import { endpoints, handle } from '@/server/api/endpoint';

const get = handle(favouriteEndpoints.read, async ({ shop, customer }) => ({
  articles: await shop.customers.favourites.of(customer.id),
}));

const put = handle(favouriteEndpoints.replace, async ({ shop, body, customer }) => ({
  articles: await shop.customers.favourites.replace(customer.id, body.articles),
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(get, put);
