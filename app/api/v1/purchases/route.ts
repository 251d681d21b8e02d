import { purchaseEndpoints } from '@/lib/contracts/endpoints/purchases';
import { endpoint } from '@/server/api/endpoint';

/** The same Idempotency-Key and body get the first answer again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  purchaseEndpoints.place,
  async ({ shop, body, request, brand, customer, address }) =>
    shop.orders.purchases.place(body, {
      brand,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      customerId: customer?.id,
      address,
    }),
);
