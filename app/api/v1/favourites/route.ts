import { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(favouriteEndpoints.read, async ({ customer }) => ({
  articles: await openShop().favourites.of(customer.id),
}));

const put = handle(favouriteEndpoints.replace, async ({ body, customer }) => ({
  articles: await openShop().favourites.replace(customer.id, body.articles),
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get, PUT: put });
