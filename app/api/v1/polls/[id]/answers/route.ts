import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoints, handle } from '@/server/api/endpoint';
import { newVisitorKey, setVisitor, visitorOf } from '@/server/api/poll-visitor';

const get = handle(contentEndpoints.pollAnswers, ({ shop, params, request, customer, found }) =>
  found(shop.catalogue.polls.answers(params.id, visitorOf(request, customer))),
);

const post = handle(contentEndpoints.answerPoll, async ({ shop, params, body, request, customer, reply, address }) => {
  const visitor = visitorOf(request, customer);
  const anonymous = visitor.customerId === undefined && visitor.key === undefined;
  const key = anonymous ? newVisitorKey() : visitor.key;
  const answers = await shop.catalogue.polls.answer(params.id, body, { ...visitor, key }, address);
  if (anonymous && key) setVisitor(reply, request, key);
  return answers;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(get, post);
