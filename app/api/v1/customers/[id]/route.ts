import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { ShopError } from '@/lib/errors';
import { clientAddress } from '@/server/http/client-address';
import { handle } from '@/server/http/handle';
import { routes } from '@/server/http/routes';
import { endSession, startSession } from '@/server/http/session';
import { openShop } from '@/server/shop';

/** Rule 8.2: nobody is a 404, somebody else a 401. */
function assertOwn(customer: { id: number } | undefined, id: number) {
  if (!customer) throw new ShopError('no_customer');
  if (customer.id !== id) throw new ShopError('other_customer');
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  PUT: handle(customerEndpoints.update, async ({ params, body, request, reply, brand, customer }) => {
    assertOwn(customer, params.id);
    const caller = { address: clientAddress(request), brand };
    const { customer: changed, passwordChanged } = await openShop().accountChanges.update(params.id, body, caller);
    if (passwordChanged) await startSession(reply, request, changed.id);
    return changed;
  }),
  DELETE: handle(customerEndpoints.delete, async ({ params, request, reply, customer }) => {
    assertOwn(customer, params.id);
    await openShop().accountChanges.remove(params.id);
    await endSession(reply, request);
  }),
});
