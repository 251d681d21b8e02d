import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(stockAlertEndpoints.stop, async ({ body }) => {
    await openShop().stockAlerts.stop(body.token);
    return { ok: true as const };
  }),
});
