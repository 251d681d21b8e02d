import { contentCalls } from '@/lib/contracts/calls/content';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(contentCalls.pollScore, async ({ params }) => {
  const found = await openShop().polls.score(params.id);
  if (!found) throw new ShopError('not_found');
  return found;
});
