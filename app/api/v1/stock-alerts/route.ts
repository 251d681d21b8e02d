import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { clientAddress } from '@/server/api/client-address';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(stockAlertEndpoints.ask, async ({ body, request, brand }) => {
    await openShop().stockAlerts.ask(body.ean, body.email, { address: clientAddress(request), brand });
    return { ok: true as const };
  }),
});
