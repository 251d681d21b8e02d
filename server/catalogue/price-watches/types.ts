import type { Caller, ProductAlertMail, ProductAlertsDependencies } from '@/server/catalogue/product-alerts/types';

export interface PriceWatchesDependencies extends ProductAlertsDependencies {
  mail: ProductAlertMail;
}

export interface PriceWatches {
  /**
   * Remembers that the address wants to know when the article costs less. The answer is the same whether it was remembered
   * before or not.
   * @throws {ShopError} invalid_form, not_found (the brand does not show or sell it), too_many_requests
   */
  ask(articleId: number, email: string, caller: Caller): Promise<void>;
  /** Writes at most `limit` emails about what costs less, each once; returns how many. Any number may run at once. */
  writeDue(limit: number): Promise<number>;
  /** Deletes watches that waited too long, and emails that have gone out; returns how many. */
  forgetOld(): Promise<number>;
}
