import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.healthLive, async () => ({ status: 'live' as const })),
});
