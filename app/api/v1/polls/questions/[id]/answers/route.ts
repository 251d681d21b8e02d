import { contentCalls } from '@/lib/contracts/calls/content';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { openShop } from '@/server/shop';
import { visitorOf } from '../../../visitor';

export const GET = handle(contentCalls.questionAnswers, async ({ params, request, customer }) => {
  const found = await openShop().polls.questionAnswers(params.id, visitorOf(request, customer));
  if (!found) throw new ShopError('not_found');
  return found;
});
