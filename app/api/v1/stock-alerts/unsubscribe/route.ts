import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { handle } from '@/server/http/handle';
import { assertOneClick } from '@/server/http/one-click';
import { routes } from '@/server/http/routes';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  POST: handle(stockAlertEndpoints.unsubscribe, async ({ query, request }) => {
    await assertOneClick(request);
    await openShop().stockAlerts.stop(query.token);
    return { ok: true as const };
  }),
});
