import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export interface IdempotencyDependencies {
  sql: Sql;
  clock: Clock;
}

/** A request that may be sent again. */
export interface KeyedRequest {
  /** As lib/orders/idempotency-key.ts says; without one nothing is kept. */
  key: string | undefined;
  /** Whose it is; another's same key is another key (rule 15.16). */
  customerId: number | undefined;
  /** What makes two requests the same request. */
  text: string;
}

/** Answers kept for repeats (rule 15.4). */
export interface Idempotency {
  /** True when there is an answer already. @throws {ShopError} invalid_idempotency_key */
  knows(request: Omit<KeyedRequest, 'text'>): Promise<boolean>;
  /**
   * The first answer, or `work`'s, kept with what it writes. Two at once wait for each other.
   * @throws {ShopError} idempotency_key_reused, invalid_idempotency_key
   */
  once<T>(tx: Transaction, request: KeyedRequest, work: () => Promise<T>): Promise<T>;
  /** Forgets answers older than `KEPT_MS`; answers how many. */
  forgetOld(): Promise<number>;
  /** Forgets a customer's, within the deletion of the account. */
  forgetCustomer(tx: Transaction, customer: { id: number }): Promise<unknown>;
}
