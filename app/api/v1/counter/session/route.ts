import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { atCounter } from '@/server/api/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(counterEndpoints.session, async ({ request }) => (await atCounter(request))?.session),
});
