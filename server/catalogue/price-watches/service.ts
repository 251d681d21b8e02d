import { ShopError } from '@/lib/errors';
import { kinds } from '@/server/catalogue/product-alerts/rules';
import { createProductAlerts } from '@/server/catalogue/product-alerts/service';
import * as store from './store';
import type { PriceWatches, PriceWatchesDependencies } from './types';

/** "Si fra når prisen går ned": one email when an article costs at least 5 % less than when it was asked for (rule 15.32). */
export function createPriceWatches({ mail, ...dependencies }: PriceWatchesDependencies): PriceWatches {
  const { sql } = dependencies;
  const alerts = createProductAlerts(dependencies, kinds.priceWatch);
  return {
    async ask(articleId, email, caller) {
      const asked = await alerts.accept(email, caller);
      const price = await store.findPrice(sql, articleId, caller.brand);
      if (price === undefined) throw new ShopError('not_found');
      await store.insert(sql, { ...asked, articleId, price });
    },

    writeDue: (limit) => alerts.writeDue((tx) => store.lockDue(tx, limit), mail.priceDrop),
    forgetOld: () => alerts.forgetOld((before) => mail.forgetOld(kinds.priceWatch, before)),
  };
}
