import { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import { endpoints, handle } from '@/server/api/endpoint';

const put = handle(favouriteEndpoints.add, async ({ shop, params, customer }) => ({
  articles: await shop.customers.favourites.add(customer.id, params.id),
}));

const remove = handle(favouriteEndpoints.remove, async ({ shop, params, customer }) => ({
  articles: await shop.customers.favourites.remove(customer.id, params.id),
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(put, remove);
