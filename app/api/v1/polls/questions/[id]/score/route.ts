import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(contentEndpoints.questionScore, async ({ params }) => {
  const found = await openShop().polls.questionScore(params.id);
  if (!found) throw new ShopError('not_found');
  return found;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get });
