import type { Sql } from '@/server/db/connection';
import type { Transaction } from '@/server/db/transact';
import type { Clock } from '@/server/ports/clock';

export type { Transaction } from '@/server/db/transact';

export interface AttemptsDependencies {
  sql: Sql;
  clock: Clock;
}

/** How often something may be tried before it has to wait, and how the waits grow. */
export interface AttemptLimit {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** After this long without a try everything is forgotten. */
  forgottenAfterMs: number;
}

/** Tries at what can be guessed, kept in the database, so that they are counted over all instances. */
export interface Attempts {
  /**
   * Counts a try before it is made, so that tries at once are no free ones.
   * @throws {ShopError} the code, with `retryAfter`
   */
  count(key: string, limit: AttemptLimit, code: 'too_many_logins' | 'too_many_requests'): Promise<void>;
  /** Forgets the tries under a key, in the caller's transaction when given. */
  forget(key: string, tx?: Transaction): Promise<void>;
  /** Takes back one try that turned out to be right. */
  takeBack(key: string): Promise<void>;
}
