import { counterEndpoints } from '@/lib/contracts/endpoints/counter';
import { signIn } from '@/server/api/counter';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(counterEndpoints.login, ({ body, request, reply }) =>
  signIn(reply, request, body.code),
);
