import type { RequestEmail } from '@/server/customers/sign-in/types';

/**
 * Emails whose request must not reveal, by its duration, whether an account or an order exists: every request is stored the
 * same way and looked up after the answer (rule 6.17).
 */
export interface RequestedEmails {
  request: RequestEmail;
  /**
   * Queues at most `limit` emails and deletes their requests; returns how many were handled. Any number may run at once. A
   * request that fails is retried for a day.
   */
  writeDue(limit: number): Promise<number>;
  forgetOld(): Promise<number>;
}
