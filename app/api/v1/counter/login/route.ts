import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { signIn } from '@/server/http/counter';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(counterEndpoints.login, ({ body, request, reply }) => signIn(reply, request, body.code)),
});
