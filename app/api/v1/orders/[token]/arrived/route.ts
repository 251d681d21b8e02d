import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** The buyer has got what was sent. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(orderEndpoints.arrived, ({ params }) => openShop().fulfilments.arrived(params.token)),
});
