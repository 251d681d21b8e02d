import { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const put = handle(favouriteEndpoints.add, async ({ params, customer }) => ({
  articles: await openShop().favourites.add(customer.id, params.id),
}));

const remove = handle(favouriteEndpoints.remove, async ({ params, customer }) => ({
  articles: await openShop().favourites.remove(customer.id, params.id),
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ PUT: put, DELETE: remove });
