import type { RequestEmail } from '@/server/customers/sign-in/types';

/** Stores every request the same way and looks it up after the answer, whose duration then reveals no account (rule 6.17). */
export interface RequestedEmails {
  request: RequestEmail;
  /** Queues at most `limit` emails; returns how many were handled. Any number may run at once; failures are retried for a day. */
  writeDue(limit: number): Promise<number>;
  forgetOld(): Promise<number>;
}
