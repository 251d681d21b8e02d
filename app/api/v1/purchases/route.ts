import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** Places what is paid here. The same Idempotency-Key and body get the first answer again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(purchaseEndpoints.place, async ({ body, request, brand, customer }) =>
    openShop().purchases.place(body, {
      brand,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      customerId: customer?.id,
      address: clientAddress(request),
    }),
  ),
});
