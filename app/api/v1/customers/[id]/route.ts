import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { ShopError } from '@/lib/errors';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { endSession, keepSession } from '@/server/api/session';
import { openShop } from '@/server/shop';

/** Rule 8.2: nobody is a 404, somebody else a 401. */
function assertOwn<Own extends { id: number }>(customer: Own | undefined, id: number): asserts customer is Own {
  if (!customer) throw new ShopError('no_customer');
  if (customer.id !== id) throw new ShopError('other_customer');
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PUT: handle(customerEndpoints.update, async ({ params, body, request, reply, brand, customer }) => {
    assertOwn(customer, params.id);
    const caller = { address: clientAddress(request), brand, session: customer.sessionId };
    const { customer: changed, session } = await openShop().accountChanges.update(params.id, body, caller);
    if (session) await keepSession(reply, request, session);
    return changed;
  }),
  DELETE: handle(customerEndpoints.delete, async ({ params, body, request, reply, brand, customer }) => {
    assertOwn(customer, params.id);
    const caller = { address: clientAddress(request), brand, session: customer.sessionId };
    await openShop().accountChanges.remove(params.id, body?.current_password, caller);
    await endSession(reply, request);
  }),
});
