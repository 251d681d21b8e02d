import type { ErrorCode } from '@/lib/errors';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type Db = Sql | Transaction;

export interface ThrottleDependencies {
  sql: Sql;
  clock: Clock;
}

/** How often something may be tried before it has to wait, and how the waits grow. */
export interface ThrottleLimit {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  /** After this long without a try everything is forgotten. */
  forgottenAfterMs: number;
}

export type RefusalCode = Extract<ErrorCode, 'too_many_logins' | 'too_many_requests'>;

/** Tries under a key ('login:account:…'), kept in the database so that they count over all instances. */
export interface Throttle {
  /**
   * Counts a try before it is made, so that tries at once are no free ones.
   * @throws {ShopError} `code`, with `retryAfter` in seconds
   */
  count(key: string, limit: ThrottleLimit, code: RefusalCode): Promise<void>;
  /**
   * Counts nothing, and refuses who has to wait: for what is tried right by most, where only a wrong try is counted.
   * @throws {ShopError} as `count`
   */
  assertOpen(key: string, code: RefusalCode): Promise<void>;
  /** Takes back one try that turned out to be right. */
  takeBack(key: string): Promise<void>;
  forget(key: string, within?: Db): Promise<void>;
  /** With the same key of every network ('…:network:203.0.113.7'). */
  forgetEverywhere(key: string, within?: Db): Promise<void>;
  /** Forgets keys nobody has tried for long; answers how many. */
  forgetOld(): Promise<number>;
}
