import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** Calls off a reservation, or an order that nobody has begun to pick. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(orderEndpoints.cancel, ({ params }) => openShop().orders.cancel(params.token)),
});
