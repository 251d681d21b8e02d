import type { Sql } from '@/server/platform/db/connection';
import type { Computed } from '@/server/platform/db/rows';
import type { Transaction } from '@/server/platform/db/transact';

export type Db = Sql | Transaction;

/** Numbers and sums, nothing of a person (rule 18.16). */
export type Breach = Computed<{ what: string }>;

/** Holds over the whole database, whatever has happened to the shop (rule 19.10). */
export interface Invariant {
  name: string;
  rule: string;
  find(sql: Db, now: Date): PromiseLike<readonly Breach[]>;
}

export interface Broken {
  name: string;
  rule: string;
  breaches: string[];
}
