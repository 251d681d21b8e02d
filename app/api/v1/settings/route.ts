import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.settings, async ({ brand }) => openShop().storefront(brand).settings()),
});
