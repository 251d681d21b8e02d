import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';

export type Db = Sql | Transaction;

/** What breaks an invariant: numbers and sums, nothing of a person (rule 18.16). */
export interface Breach {
  what: string;
}

/** Something that holds over the whole database, whatever has happened to the shop (rule 19.10). */
export interface Invariant {
  name: string;
  /** Of docs/rules.md. */
  rule: string;
  find(sql: Db, now: Date): PromiseLike<readonly Breach[]>;
}

export interface Broken {
  name: string;
  rule: string;
  breaches: string[];
}
