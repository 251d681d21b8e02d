import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { ShopError } from '@/lib/errors';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

/** A read that sends a mail: a link elsewhere must not be able to. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(customerEndpoints.resend, async ({ request, brand, customer }) => {
    if (!customer) throw new ShopError('no_customer');
    return openShop().accountChanges.resendVerification(customer.id, { address: clientAddress(request), brand });
  }),
});
