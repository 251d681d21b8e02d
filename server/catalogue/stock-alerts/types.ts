import type { ForgetCustomer } from '@/server/customers/account-changes/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';

export type { Transaction } from '@/server/platform/db/transact';

/** Somebody who waits for a variant that was sold out. */
export interface StockAlert {
  id: number;
  ean: string;
  email: string;
  /** The brand whose shop was asked; the letter comes from it. */
  brand: string;
}

/** An alert whose variant can be had again, with what the letter says of it. */
export interface DueAlert extends StockAlert {
  slug: string;
  name: string;
  color: string;
  size: string;
}

/** Writes the letter into the transaction that forgets the alert. `stopToken` ends every alert of the address. */
export interface StockAlertMail {
  backInStock(tx: Transaction, alert: DueAlert, stopToken: string): Promise<void>;
  /** Forgets letters of before then that have gone out; answers how many. */
  forgetOld(before: Date): Promise<number>;
}

export interface StockAlertsDependencies {
  sql: Sql;
  clock: Clock;
  mail: StockAlertMail;
  throttle: Pick<Throttle, 'count'>;
  /** Of the token of the stop link. */
  signatures: Signatures;
}

export interface StockAlerts {
  /**
   * Remembers that the address wants to know when the EAN can be had. The answer is the same whether it was remembered
   * before or not.
   * @throws {ShopError} invalid_form, not_found (what is not shown), back_in_stock (what can be had now), too_many_requests
   */
  ask(ean: string, email: string, caller: { address: string; brand: string }): Promise<void>;
  /** Ends every alert of the address whose letter held this token. A token of nobody ends nothing and says nothing. */
  stop(token: string): Promise<void>;
  /** Writes at most `limit` letters about what has come back, each once; answers how many. Any number may run at once. */
  writeDue(limit: number): Promise<number>;
  /** Forgets alerts that waited too long, and letters that have gone out; answers how many. */
  forgetOld(): Promise<number>;
  /** Ends every alert of the customer's address, within the deletion of the account. */
  forgetCustomer: ForgetCustomer;
}
