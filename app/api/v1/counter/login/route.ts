import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { signIn } from '@/server/api/counter';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(counterEndpoints.login, ({ body, request, reply }) => signIn(reply, request, body.code)),
});
