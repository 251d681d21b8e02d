import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { signOut } from '@/server/api/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(counterEndpoints.logout, ({ request, reply }) => signOut(request, reply)),
});
