import { stockAlertEndpoints } from '@/lib/contracts/endpoints/stock-alerts';
import { endpoint } from '@/server/api/endpoint';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  stockAlertEndpoints.ask,
  async ({ shop, body, brand, address }) => {
    await shop.catalogue.stockAlerts.ask(body.ean, body.email, { address, brand });
    return { ok: true as const };
  },
);
