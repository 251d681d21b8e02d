import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.health, async () => {
    const { database, engine } = openShop();
    try {
      await database.sql`select 1`;
      const { total } = await engine.search({ take: 0 });
      return { ok: true as const, articles: total };
    } catch (cause) {
      throw new ShopError('unavailable', { cause });
    }
  }),
});
