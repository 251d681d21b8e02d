import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { logIn } from '@/server/api/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.login, (asked) => logIn(asked)),
});
