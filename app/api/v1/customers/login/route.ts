import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { logIn } from '@/server/http/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.login, (asked) => logIn(asked)),
});
