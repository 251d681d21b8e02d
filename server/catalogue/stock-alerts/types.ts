import type {
  Caller,
  ProductAlertMail,
  ProductAlerts,
  ProductAlertsDependencies,
} from '@/server/catalogue/product-alerts/types';
import type { Transaction } from '@/server/platform/db/transact';

/** An alert whose variant can be had again, with what the email says of it. */
export interface DueAlert {
  id: number;
  ean: string;
  email: string;
  brand: string;
  slug: string;
  name: string;
  color: string;
  size: string;
}

/** Writes the email into the transaction that deletes the alert. `stopToken` ends every product alert of the address. */
export interface StockAlertMail extends Pick<ProductAlertMail, 'forgetOld'> {
  backInStock(tx: Transaction, alert: DueAlert, stopToken: string): Promise<void>;
}

export interface StockAlertsDependencies extends ProductAlertsDependencies {
  mail: StockAlertMail;
}

export interface StockAlerts extends Pick<ProductAlerts, 'forgetCustomer'> {
  /** Deletes every product alert, of all kinds, of the address whose email held this token. */
  stop: ProductAlerts['stop'];
  /**
   * Remembers that the address wants to know when the EAN can be had. The answer is the same whether it was remembered
   * before or not.
   * @throws {ShopError} invalid_form, not_found (the brand does not show it), back_in_stock (can be had now), too_many_requests
   */
  ask(ean: string, email: string, caller: Caller): Promise<void>;
  /** Writes at most `limit` emails about what has come back, each once; returns how many. Any number may run at once. */
  writeDue(limit: number): Promise<number>;
  /** Deletes alerts that waited too long, and emails that have gone out; returns how many. */
  forgetOld(): Promise<number>;
}
