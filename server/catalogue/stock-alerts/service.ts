import { ShopError } from '@/lib/errors';
import { kinds } from '@/server/catalogue/product-alerts/rules';
import { createProductAlerts } from '@/server/catalogue/product-alerts/service';
import * as store from './store';
import type { StockAlerts, StockAlertsDependencies } from './types';

/** "Varsle meg": one email when a sold-out variant is back in stock. */
export function createStockAlerts({ mail, ...dependencies }: StockAlertsDependencies): StockAlerts {
  const { sql } = dependencies;
  const alerts = createProductAlerts(dependencies, kinds.stockAlert);

  return {
    async ask(ean, email, caller) {
      const asked = await alerts.accept(email, caller);
      const variant = await store.findVariant(sql, ean, caller.brand);
      if (!variant) throw new ShopError('not_found');
      // An email now could reach an address typed by another person.
      if (variant.available) throw new ShopError('back_in_stock');
      await store.insert(sql, { ...asked, ean });
    },

    writeDue: (limit) => alerts.writeDue((tx) => store.lockDue(tx, limit), mail.backInStock),
    forgetOld: () => alerts.forgetOld((before) => mail.forgetOld(kinds.stockAlert, before)),
    stop: alerts.stop,
    forgetCustomer: alerts.forgetCustomer,
  };
}
