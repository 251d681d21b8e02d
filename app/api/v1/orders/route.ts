import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

const SHORTEST_KEY = 8;
const LONGEST_KEY = 100;

function keyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (key.length < SHORTEST_KEY || key.length > LONGEST_KEY) throw new ShopError('invalid_idempotency_key');
  return key;
}

/** Places a reservation. The same Idempotency-Key and body get the first answer again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(orderEndpoints.place, async ({ body, request, brand, customer }) =>
    openShop().orders.place(body, { brand, idempotencyKey: keyOf(request), customerId: customer?.id }),
  ),
});
