import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/http/handle';
import { readiness } from '@/server/http/readiness';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.healthReady, ({ reply }) => readiness(openShop(), reply)),
});
