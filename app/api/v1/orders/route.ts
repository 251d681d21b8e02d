import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { endpoint } from '@/server/api/endpoint';

/** The same Idempotency-Key and body get the first answer again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  orderEndpoints.place,
  async ({ shop, body, request, brand, customer, address }) =>
    shop.orders.place(body, {
      brand,
      idempotencyKey: request.headers.get('idempotency-key') ?? undefined,
      customerId: customer?.id,
      address,
    }),
);
