import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { articles } from '@/server/platform/db/schema/catalogue';
import type { priceWatches } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';
import type { Throttle } from '@/server/platform/throttle/types';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';

export interface AlertKind {
  /** Has the columns id, email, brand, stop_token and created_at. */
  table: string;
  /** Begins the keys of its emails (`stock-alert:7`) and of its throttle. */
  name: string;
  keptDays: number;
}

export type DueWatch = Columns<typeof priceWatches, 'id' | 'email' | 'brand' | 'stopToken'> &
  Renamed<typeof priceWatches, { before: 'price' }> &
  Columns<typeof articles, 'slug' | 'name'> &
  Computed<{ price: number }>;

/** Queues emails in the transaction that deletes the alert. */
export interface ProductAlertMail {
  priceDrop(tx: Transaction, watch: DueWatch): Promise<void>;
  /** Deletes older sent emails of this kind; returns how many. */
  forgetOld(kind: AlertKind, before: Date): Promise<number>;
}

export interface ProductAlertsDependencies {
  sql: Sql;
  clock: Clock;
  throttle: Pick<Throttle, 'count'>;
  signatures: Signatures;
}

export interface Caller {
  /** The network address. */
  address: string;
  brand: string;
}

export interface AskedAlert {
  email: string;
  brand: string;
  stopToken: string;
  at: Date;
}

export interface ProductAlerts {
  /** Checks the address and counts the request. @throws {ShopError} invalid_form, too_many_requests */
  accept(email: string, caller: Caller): Promise<AskedAlert>;
  /** Queues an email for each due alert and deletes the alert, in one transaction; returns how many. */
  writeDue<Due extends { id: number }>(
    lockDue: (tx: Transaction) => Promise<readonly Due[]>,
    write: (tx: Transaction, due: Due) => Promise<void>,
  ): Promise<number>;
  /** Deletes all product alerts of the address that this token was sent to; ignores an unknown token. */
  stop(token: string): Promise<void>;
  forgetOld(forgetEmails: (before: Date) => Promise<number>): Promise<number>;
  forgetCustomer: ForgetCustomer;
}
