import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(stockAlertEndpoints.stop, async ({ shop, body }) => {
  await shop.catalogue.stockAlerts.stop(body.token);
  return { ok: true as const };
});
