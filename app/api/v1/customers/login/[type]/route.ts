import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { endpoint } from '@/server/api/endpoint';
import { logIn } from '@/server/api/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(customerEndpoints.loginByType, (asked) =>
  logIn(asked, asked.params.type),
);
