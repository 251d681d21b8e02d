import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.healthLive, async () => ({ status: 'live' as const })),
});
