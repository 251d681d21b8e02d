import type { Sql } from '@/server/platform/db/connection';
import type { ForgetCustomer } from '@/server/platform/db/personal-data/forgetting';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Mail, Mailer } from '@/server/ports/mailer';

export type { Recipient } from '@/server/customers/types';
export type { Transaction } from '@/server/platform/db/transact';

export interface MailQueueDependencies {
  sql: Sql;
  mailer: Mailer;
  clock: Clock;
}

export interface MailQueue {
  /** Queues an email in the caller's transaction; an email with a known key is ignored. */
  queue(tx: Transaction, mail: Mail): Promise<void>;
  /** Sends at most `limit` emails that are due. Any number may run at once. */
  deliverDue(limit: number): Promise<{ sent: number; failed: number }>;
  load(): Promise<{ waiting: number; givenUp: number }>;
  forgetCustomer: ForgetCustomer;
  /** Empties at most `limit` emails that were sent or given up; returns how many. Any number may run at once. */
  forgetOld(limit: number): Promise<number>;
  forgetKind(prefix: string, before: Date): Promise<number>;
}

export interface Sender {
  queue: MailQueue['queue'];
  siteUrl: (brand: string) => string;
  receiptUrl: (brand: string, token: string) => string;
  /** chainName, orgNo, address, customerServiceEmail, customerServicePhone; read in the email's own transaction. */
  settings: (brand: string, tx: Transaction) => Promise<Record<string, unknown>>;
}

export interface ReservationEmailsDependencies extends Pick<Sender, 'queue' | 'receiptUrl'> {
  sql: Sql;
  clock: Clock;
}

export interface ReservationEmails {
  /** Queues emails/ready-to-collect and emails/collect-reminder for at most `limit` reservations each; returns how many. */
  writeDue(limit: number): Promise<number>;
}
