import { favouriteCalls } from '@/lib/contracts/calls/favourites';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const POST = handle(favouriteCalls.merge, async ({ body, customer }) => ({
  articles: await openShop().favourites.merge(customer.id, body.articles),
}));
