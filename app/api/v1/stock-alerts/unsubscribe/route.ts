import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { endpoint } from '@/server/api/endpoint';
import { assertOneClick } from '@/server/api/one-click';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  stockAlertEndpoints.unsubscribe,
  async ({ shop, query, request }) => {
    await assertOneClick(request);
    await shop.catalogue.stockAlerts.stop(query.token);
    return { ok: true as const };
  },
);
