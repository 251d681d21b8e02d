import { orderEndpoints } from '@/lib/contracts/endpoints/orders';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(orderEndpoints.documents, async ({ params }) => openShop().books.list(params.token)),
});
