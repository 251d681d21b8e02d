import { favouriteEndpoints } from '@/lib/contracts/endpoints/favourites';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const post = handle(favouriteEndpoints.merge, async ({ body, customer }) => ({
  articles: await openShop().favourites.merge(customer.id, body.articles),
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ POST: post });
