import { ShopError } from '@/lib/errors';
import { kinds } from '@/server/catalogue/product-alerts/rules';
import { createProductAlerts } from '@/server/catalogue/product-alerts/service';
import type { Caller, ProductAlertMail, ProductAlertsDependencies } from '@/server/catalogue/product-alerts/types';
import * as store from './store';

/** "Si fra når prisen går ned": one email when an article costs at least 5 % less than when it was asked for (rule 15.32). */
export function createPriceWatches({ mail, ...dependencies }: ProductAlertsDependencies & { mail: ProductAlertMail }) {
  const { sql } = dependencies;
  const alerts = createProductAlerts(dependencies, kinds.priceWatch);
  return {
    /**
     * Remembers that the address wants to know when the article costs less. The answer is the same whether it was remembered
     * before or not.
     * @throws {ShopError} invalid_form, not_found (the brand does not show or sell it), too_many_requests
     */
    async ask(articleId: number, email: string, caller: Caller): Promise<void> {
      const asked = await alerts.accept(email, caller);
      const price = await store.findPrice(sql, articleId, caller.brand);
      if (price === undefined) throw new ShopError('not_found');
      await store.insert(sql, { ...asked, articleId, price });
    },

    /** Writes at most `limit` emails about what costs less, each once; returns how many. Any number may run at once. */
    writeDue: (limit: number) =>
      alerts.writeDue(
        (tx) => store.lockDue(tx, limit),
        (tx, watch) => mail.priceDrop(tx, watch),
      ),
    forgetOld: () => alerts.forgetOld((before) => mail.forgetOld(kinds.priceWatch, before)),
  };
}

export type PriceWatches = ReturnType<typeof createPriceWatches>;
