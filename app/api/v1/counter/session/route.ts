import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { atCounter } from '@/server/http/counter';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(counterEndpoints.session, async ({ request }) => (await atCounter(request))?.session),
});
