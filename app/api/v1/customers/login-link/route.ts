import { customerEndpoints } from '@/lib/contracts/endpoints/customers';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(customerEndpoints.askLoginLink, async ({ body, request, brand }) => {
    await openShop().logins.askLink(body, { address: clientAddress(request), brand });
    return { ok: true as const };
  }),
});
