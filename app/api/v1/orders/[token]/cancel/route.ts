import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

/** Calls off a reservation, or an order that nobody has begun to pick. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(orderEndpoints.cancel, ({ params }) => openShop().orders.cancel(params.token)),
});
