import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { ShopError } from '@/lib/errors';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { endSession } from '@/server/api/session';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.logout, async ({ request, reply, customer }) => {
    await endSession(reply, request);
    if (!customer) throw new ShopError('no_customer');
  }),
});
