import type { Sql } from '@/server/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { Mail, Mailer } from '@/server/ports/mailer';

export type Transaction = Parameters<Parameters<Sql['begin']>[1]>[0];

export interface MailQueueDependencies {
  sql: Sql;
  mailer: Mailer;
  clock: Clock;
}

export interface MailQueue {
  /** Writes a mail into the caller's transaction; a key that is there already is left as it is. */
  queue(tx: Transaction, mail: Mail): Promise<void>;
  /**
   * Sends at most `limit` mails that are due. Any number may run at once. A mail that fails is tried again later,
   * longer and longer apart, and given up after `MAX_ATTEMPTS`.
   */
  deliverDue(limit: number): Promise<{ sent: number; failed: number }>;
}

export interface DueMail extends Mail {
  id: number;
  attempts: number;
}
