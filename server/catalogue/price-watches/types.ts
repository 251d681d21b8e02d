import type { Caller, ProductAlertMail, ProductAlertsDependencies } from '@/server/catalogue/product-alerts/types';

export interface PriceWatchesDependencies extends ProductAlertsDependencies {
  mail: ProductAlertMail;
}

export interface PriceWatches {
  /**
   * Asks for an email when the article costs less; a second time changes nothing.
   * @throws {ShopError} invalid_form, not_found (the brand does not show or sell it), too_many_requests
   */
  ask(articleId: number, email: string, caller: Caller): Promise<void>;
  /** Queues at most `limit` emails and returns how many. Any number may run at once. */
  writeDue(limit: number): Promise<number>;
  forgetOld(): Promise<number>;
}
