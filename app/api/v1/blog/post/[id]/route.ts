import { contentCalls } from '@/lib/contracts/calls/content';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';

export const GET = handle(contentCalls.blogPostById, async ({ params }) => {
  const found = await openShop().blog.post({ id: params.id });
  if (!found) throw new ShopError('not_found');
  return found;
});
