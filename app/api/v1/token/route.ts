import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { cookieOf, isToken, TOKEN_COOKIE } from '@/server/api/csrf';
import { endpoint } from '@/server/api/endpoint';
import { giveToken } from '@/server/api/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  customerEndpoints.token,
  async ({ request, reply }) => {
    const token = cookieOf(request, TOKEN_COOKIE);
    return { token: token && isToken(request, token) ? token : giveToken(reply, request) };
  },
);
