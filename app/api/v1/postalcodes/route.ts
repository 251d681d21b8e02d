import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.postalcodes, async () => openShop().shops.remembered.postcodes()),
});
