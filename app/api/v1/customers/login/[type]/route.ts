import { customerCalls } from '@/lib/contracts/calls/customers';
import { logIn } from '@/server/http/customer-calls';
import { handle } from '@/server/http/handle';
import { withCookies } from '@/server/http/session';

export const POST = withCookies(
  handle(customerCalls.loginByType, ({ body, params, request, brand }) => logIn(request, body, params.type, brand)),
);
