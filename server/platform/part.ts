import type { Sql } from '@/server/platform/db/connection';
import type { PersonalTable } from '@/server/platform/db/personal-data/terms';
import type { Transaction } from '@/server/platform/db/transact';
import type { Task } from '@/server/platform/jobs/scheduler';

export type Db = Sql | Transaction;

/** Numbers and sums, nothing of a person (rule 18.16). */
export interface Breach {
  what: string;
}

/** What always holds over the whole database (rule 19.10). */
export interface Invariant {
  name: string;
  rule: string;
  find(sql: Db, now: Date): PromiseLike<readonly Breach[]>;
}

/** A part of a room, declared beside its code (`part.ts`) and listed in server/parts.ts. */
export interface Part {
  /** The tables that it alone writes: a personal one with its terms (rule 10.44), another as the list of its columns. */
  tables?: Record<string, PersonalTable | string>;
  // biome-ignore lint/suspicious/noExplicitAny: each part names its own services.
  jobs?: (...services: any[]) => Task[];
  invariants?: readonly Invariant[];
}
