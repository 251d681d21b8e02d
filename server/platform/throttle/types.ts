import type { ErrorCode } from '@/lib/errors';
import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export type Db = Sql | Transaction;

export interface ThrottleDependencies {
  sql: Sql;
  clock: Clock;
}

export interface ThrottleLimit {
  free: number;
  firstWaitMs: number;
  longestWaitMs: number;
  forgottenAfterMs: number;
}

export type RefusalCode = Extract<ErrorCode, 'too_many_logins' | 'too_many_requests'>;

/** Counts tries under a key ('login:account:…') over all instances. */
export interface Throttle {
  /**
   * Counts a try before it is made, so that concurrent ones are not free.
   * @throws {ShopError} `code`, with `retryAfter` in seconds
   */
  count(key: string, limit: ThrottleLimit, code: RefusalCode): Promise<void>;
  /** Refuses without counting, where only a wrong try is counted. @throws {ShopError} as `count` */
  assertOpen(key: string, code: RefusalCode): Promise<void>;
  takeBack(key: string): Promise<void>;
  forget(key: string, within?: Db): Promise<void>;
  /** Of every network ('…:network:203.0.113.7'). */
  forgetEverywhere(key: string, within?: Db): Promise<void>;
  forgetOld(): Promise<number>;
}
