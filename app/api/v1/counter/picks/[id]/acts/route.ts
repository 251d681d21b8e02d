import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  counterEndpoints.act,
  async ({ shop, counter, params, body, request }) =>
    shop.orders.fulfilments.act(counter, params.id, body, request.headers.get('idempotency-key') ?? undefined),
);
