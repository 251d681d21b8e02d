import { customerCalls } from '@/lib/contracts/calls/customers';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { customersOf } from '@/server/http/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(customerCalls.export, ({ customer, reply }) => {
    reply.set('Content-Disposition', 'attachment; filename="mine-data.json"');
    return customersOf().export(customer.id);
  }),
});
