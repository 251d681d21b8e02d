import type { Columns } from '@/server/platform/db/rows';
import type { requestedEmails } from '@/server/platform/db/schema/customers';
import type { Transaction } from '@/server/platform/db/transact';

/** What a visitor typed; a field that was left out is ''. The email's links lead to the shop of `brand`. */
export type RequestedEmail = Columns<typeof requestedEmails, 'kind' | 'email' | 'phone' | 'number' | 'brand'>;

/** Looks up the recipient and queues the email; without a recipient it queues nothing. */
export type EmailWriter = (tx: Transaction, requested: RequestedEmail) => Promise<void>;

/**
 * Emails whose request must not reveal, by its duration, whether an account or an order exists: every request is stored the
 * same way and looked up after the answer (rule 6.17).
 */
export interface RequestedEmails {
  request(email: Pick<RequestedEmail, 'kind' | 'brand'> & Partial<RequestedEmail>): Promise<void>;
  /** Queues at most `limit` emails and deletes their requests; returns how many. A request that fails is retried for a day. */
  writeDue(limit: number): Promise<number>;
  forgetOld(): Promise<number>;
}
