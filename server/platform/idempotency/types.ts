import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

export interface IdempotencyDependencies {
  sql: Sql;
  clock: Clock;
}

export interface KeyedRequest {
  /** By lib/orders/idempotency-key.ts; without it nothing is kept. */
  key: string | undefined;
  /** The same key of another customer is another key (rule 15.16). */
  customerId: number | undefined;
  text: string;
}

/** Answers kept for repeats (rule 15.4). */
export interface Idempotency {
  /** Returns whether there is an answer. @throws {ShopError} invalid_idempotency_key */
  knows(request: Omit<KeyedRequest, 'text'>): Promise<boolean>;
  /** Returns the first answer, or `work`'s; others wait. @throws {ShopError} idempotency_key_reused, invalid_idempotency_key */
  once<T>(tx: Transaction, request: KeyedRequest, work: () => Promise<T>): Promise<T>;
  forgetOld(): Promise<number>;
  forgetCustomer(tx: Transaction, customer: { id: number }): Promise<unknown>;
}
