import { customerCalls } from '@/lib/contracts/calls/customers';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { customersOf } from '@/server/http/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(customerCalls.reviews, ({ customer, query }) => customersOf().reviews(customer.id, query.page)),
});
