import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** Places a reservation. The same Idempotency-Key and body get the first answer again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(orderEndpoints.place, async ({ body, request, brand, customer }) =>
    openShop().placing.place(body, {
      brand,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      customerId: customer?.id,
      address: clientAddress(request),
    }),
  ),
});
