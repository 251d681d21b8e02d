import type { MailWords } from '@/lib/letters/mail-words';
import type { WaitingDocument } from '@/lib/letters/waiting-letter';
import type { ForgetCustomer } from '@/server/customers/account-changes/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';
import type { Mail, Mailer } from '@/server/ports/mailer';

export type { MailWords } from '@/lib/letters/mail-words';
export type { Recipient } from '@/server/customers/types';
export type { Transaction } from '@/server/platform/db/transact';

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
  /** How many letters wait to go out, and how many never will. */
  load(): Promise<{ waiting: number; givenUp: number }>;
  /** Deletes what was written to the customer, within the deletion of the account. */
  forgetCustomer: ForgetCustomer;
  /** Empties at most `limit` letters that have gone out, or been given up; answers how many. Any number may run at once. */
  forgetOld(limit: number): Promise<number>;
  /** Deletes letters of one kind, by the beginning of their keys, that have gone out or been given up; answers how many. */
  forgetKind(prefix: string, before: Date): Promise<number>;
}

export interface DueMail extends Mail {
  attempts: number;
}

export interface CustomerMailDependencies {
  queue: MailQueue['queue'];
  /** The public address of the shop of that brand. */
  siteUrl: (brand: string) => string;
  /** Who the shop of that brand is: chainName, orgNo, address, customerServiceEmail, customerServicePhone; read in the letter's own transaction. */
  settings: (brand: string, tx: Transaction) => Promise<Record<string, unknown>>;
  words?: MailWords;
}

export interface StockAlertMailDependencies extends Omit<CustomerMailDependencies, 'queue'> {
  letters: Pick<MailQueue, 'queue' | 'forgetKind'>;
}

export interface ReservationLettersDependencies {
  sql: Sql;
  clock: Clock;
  queue: MailQueue['queue'];
  receiptUrl: (brand: string, token: string) => string;
  words?: MailWords;
}

export interface ReservationLetters {
  /**
   * Writes the letters "ready" and "runs out soon" for at most `limit` reservations each, every one once; answers how
   * many. Any number may run at once.
   */
  writeDue(limit: number): Promise<number>;
}

/** Goods that stand aside, about which there is something to say. */
export interface WaitingReservation {
  token: string;
  document: WaitingDocument;
  gone: { ean: string; count: number }[];
}
