import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.health, async () => {
    try {
      return { ok: true as const, ...(await openShop().health()) };
    } catch (cause) {
      throw new ShopError('unavailable', { cause });
    }
  }),
});
