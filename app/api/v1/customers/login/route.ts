import { customerCalls } from '@/lib/contracts/calls/customers';
import { logIn } from '@/server/http/customer-calls';
import { handle } from '@/server/http/handle';
import { withCookies } from '@/server/http/session';

export const POST = withCookies(
  handle(customerCalls.login, ({ body, request, brand }) => logIn(request, body, undefined, brand)),
);
