import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { handle } from '@/server/api/handle';
import { assertOneClick } from '@/server/api/one-click';
import { routes } from '@/server/api/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(stockAlertEndpoints.unsubscribe, async ({ query, request }) => {
    await assertOneClick(request);
    await openShop().stockAlerts.stop(query.token);
    return { ok: true as const };
  }),
});
