import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { atCounter } from '@/server/api/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  counterEndpoints.session,
  async ({ request }) => (await atCounter(request))?.session,
);
