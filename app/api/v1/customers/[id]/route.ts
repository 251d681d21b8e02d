import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { ShopError } from '@/lib/errors';
import { endpoints, handle } from '@/server/api/endpoint';
import { endSession, keepSession } from '@/server/api/session';

/** Rule 8.2: no customer is a 404, another customer a 401. */
function assertOwn<Own extends { id: number }>(customer: Own | undefined, id: number): asserts customer is Own {
  if (!customer) throw new ShopError('no_customer');
  if (customer.id !== id) throw new ShopError('other_customer');
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  handle(customerEndpoints.update, async ({ shop, params, body, request, reply, brand, customer, address }) => {
    assertOwn(customer, params.id);
    const caller = { address, brand, session: customer.sessionId };
    const { customer: changed, session } = await shop.customers.changes.update(params.id, body, caller);
    if (session) await keepSession(reply, request, session);
    return changed;
  }),
  handle(customerEndpoints.delete, async ({ shop, params, body, request, reply, brand, customer, address }) => {
    assertOwn(customer, params.id);
    const caller = { address, brand, session: customer.sessionId };
    await shop.customers.changes.remove(params.id, body?.current_password, caller);
    await endSession(reply, request);
  }),
);
