import { customerCalls } from '@/lib/contracts/calls/customers';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { customersOf } from '@/server/http/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(customerCalls.code, async ({ customer }) => ({ code: await customersOf().clubCode(customer.id) })),
});
