import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(orderEndpoints.documents, async ({ params }) => openShop().accounting.list(params.token)),
});
