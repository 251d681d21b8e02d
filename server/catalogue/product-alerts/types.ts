import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import type { priceWatches } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';

/** One thing that a shopper can be told of once by email. */
export interface AlertKind {
  /** Has the columns id, email, brand, stop_token and created_at. */
  table: string;
  /** Begins the keys of its emails (`stock-alert:7`) and of its throttle. */
  name: string;
  /** The privacy page says so. */
  keptDays: number;
}

/** A price watch whose article costs less now, with what the email says of it; prices in øre. */
export type DueWatch = Columns<typeof priceWatches, 'id' | 'email' | 'brand' | 'stopToken'> &
  Renamed<typeof priceWatches, { before: 'price' }> &
  Columns<typeof articles, 'slug' | 'name'> &
  Computed<{ price: number }>;

/** Writes emails into the transaction that deletes the alert; their stop link ends every product alert of the address. */
export interface ProductAlertMail {
  priceDrop(tx: Transaction, watch: DueWatch): Promise<void>;
  /** Deletes emails of this kind of before then that have gone out; returns how many. */
  forgetOld(kind: AlertKind, before: Date): Promise<number>;
}

export interface ProductAlertsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count'>;
  /** Of the token of the stop link. */
  signatures: Signatures;
}

export interface Caller {
  /** The network address. */
  address: string;
  /** The brand whose shop was asked; the email comes from it. */
  brand: string;
}

/** What every alert keeps of who asked. */
export interface AskedAlert {
  email: string;
  brand: string;
  stopToken: string;
  at: Date;
}

export interface ProductAlerts {
  /**
   * Checks the address and counts the request.
   * @throws {ShopError} invalid_form, too_many_requests
   */
  accept(email: string, caller: Caller): Promise<AskedAlert>;
  /** Writes the email of each alert that `lockDue` finds and deletes the alert, in one transaction; returns how many. */
  writeDue<Due extends { id: number }>(
    lockDue: (tx: Transaction) => Promise<readonly Due[]>,
    write: (tx: Transaction, due: Due) => Promise<void>,
  ): Promise<number>;
  /** Deletes every product alert, of all kinds, of the address whose email held this token. An unknown token is ignored. */
  stop(token: string): Promise<void>;
  /** Deletes alerts of this kind that waited too long, and old emails by `forgetEmails`; returns how many. */
  forgetOld(forgetEmails: (before: Date) => Promise<number>): Promise<number>;
  /** Deletes every product alert, of all kinds, of the customer's address, within the deletion of the account. */
  forgetCustomer: ForgetCustomer;
}
