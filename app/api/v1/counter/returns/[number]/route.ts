import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { endpoints, handle } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  handle(counterEndpoints.awaited, async ({ shop, counter, params }) =>
    shop.orders.returns.awaitedOne(counter.shopId, params.number),
  ),
  handle(counterEndpoints.received, async ({ shop, counter, params, body }) =>
    shop.orders.fulfilments.received(counter, params.number, body),
  ),
);
