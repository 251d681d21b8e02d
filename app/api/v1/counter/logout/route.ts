import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { signOut } from '@/server/http/counter';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(counterEndpoints.logout, ({ request, reply }) => signOut(request, reply)),
});
