import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { endpoint } from '@/server/api/endpoint';
import { readiness } from '@/server/api/readiness';

export const dynamic = 'force-dynamic';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(shopEndpoints.healthReady, ({ shop, reply }) =>
  readiness(shop, reply),
);
