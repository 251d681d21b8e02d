import { newVisitorKey, setVisitor, visitorOf } from '@/app/api/v1/polls/visitor';
import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { ShopError } from '@/lib/errors';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

const get = handle(contentEndpoints.pollAnswers, async ({ params, request, customer }) => {
  const found = await openShop().polls.answers(params.id, visitorOf(request, customer));
  if (!found) throw new ShopError('not_found');
  return found;
});

const post = handle(contentEndpoints.answerPoll, async ({ params, body, request, customer, reply }) => {
  const visitor = visitorOf(request, customer);
  const anonymous = visitor.customerId === undefined && visitor.key === undefined;
  const key = anonymous ? newVisitorKey() : visitor.key;
  const answers = await openShop().polls.answer(params.id, body, { ...visitor, key }, clientAddress(request));
  if (anonymous && key) setVisitor(reply, request, key);
  return answers;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({ GET: get, POST: post });
