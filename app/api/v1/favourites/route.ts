import { favouriteCalls } from '@/lib/contracts/calls/favourites';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(favouriteCalls.read, async ({ customer }) => ({
  articles: await openShop().favourites.of(customer.id),
}));

export const PUT = handle(favouriteCalls.replace, async ({ body, customer }) => ({
  articles: await openShop().favourites.replace(customer.id, body.articles),
}));
