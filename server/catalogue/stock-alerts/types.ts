import type {
  Caller,
  ProductAlertMail,
  ProductAlerts,
  ProductAlertsDependencies,
} from '@/server/catalogue/product-alerts/types';
import type { Columns, Renamed } from '@/server/platform/db/rows';
import type { articles, colors, sizes } from '@/server/platform/db/schema/catalogue';
import type { stockAlerts } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';

export type DueAlert = Columns<typeof stockAlerts, 'id' | 'ean' | 'email' | 'brand' | 'stopToken'> &
  Columns<typeof articles, 'slug' | 'name'> &
  Renamed<typeof colors, { color: 'name' }> &
  Renamed<typeof sizes, { size: 'name' }>;

export interface StockAlertMail extends Pick<ProductAlertMail, 'forgetOld'> {
  backInStock(tx: Transaction, alert: DueAlert): Promise<void>;
}

export interface StockAlertsDependencies extends ProductAlertsDependencies {
  mail: StockAlertMail;
}

export interface StockAlerts extends Pick<ProductAlerts, 'stop' | 'forgetCustomer'> {
  /**
   * Asks for an email when the EAN can be had; a second time changes nothing.
   * @throws {ShopError} invalid_form, not_found (the brand does not show it), back_in_stock (can be had now),
   *   too_many_requests
   */
  ask(ean: string, email: string, caller: Caller): Promise<void>;
  /** Queues at most `limit` emails and returns how many. Any number may run at once. */
  writeDue(limit: number): Promise<number>;
  forgetOld(): Promise<number>;
}
