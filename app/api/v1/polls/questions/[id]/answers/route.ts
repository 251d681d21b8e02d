import { contentEndpoints } from '@/lib/contracts/endpoints/content';
import { endpoint } from '@/server/api/endpoint';
import { visitorOf } from '@/server/api/poll-visitor';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  contentEndpoints.questionAnswers,
  ({ shop, params, request, customer, found }) =>
    found(shop.catalogue.polls.questionAnswers(params.id, visitorOf(request, customer))),
);
