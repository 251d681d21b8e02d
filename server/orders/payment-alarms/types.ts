import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/platform/db/transact';

export type AlarmKind =
  | 'wrong_amount'
  | 'wrong_currency'
  | 'amounts_differ'
  | 'act_refused'
  | 'act_stuck'
  | 'act_short'
  | 'authorisation_ends'
  | 'authorisation_ended';

export interface Alarm {
  kind: AlarmKind;
  /** In English, for staff. */
  detail: string;
}

export interface PaymentAlarmsDependencies {
  sql: Sql;
  clock: Clock;
  /** Told of every alarm as it is written. */
  log?: (message: string, detail?: unknown) => void;
}

/** An alarm as staff see it. */
export interface OpenAlarm extends Alarm {
  id: number;
  reference: string;
  provider: string;
  /** The numbers of the orders that are paid by it. */
  orders: string[];
  createdAt: Date;
  /** Why the last act failed, if one is stuck. */
  lastError: string | null;
}

/** What does not add up and a human has to see. */
export interface PaymentAlarms {
  /** Once for each payment, kind and detail. */
  raise(tx: Transaction, payment: { id: number; reference: string }, alarms: readonly Alarm[]): Promise<void>;
  /** Those nobody has resolved, oldest first; an act that was stuck and has been sent is none any more. */
  open(limit: number): Promise<OpenAlarm[]>;
  /** @throws {ShopError} not_found */
  resolve(id: number): Promise<void>;
}
