import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(counterEndpoints.complaints, async ({ counter }) => openShop().complaints.open(counter.shopId)),
});
