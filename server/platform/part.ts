import type { Sql } from '@/server/platform/db/connection';
import type { PersonalTable } from '@/server/platform/db/personal-data/terms';
import type { Transaction } from '@/server/platform/db/transact';
import type { Task } from '@/server/platform/jobs/scheduler';

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

/**
 * A part of a room, declared once beside its code (`part.ts`) and listed in server/parts.ts: whoever needs all tables, jobs or
 * invariants of the shop reads them from there.
 */
export interface Part {
  /**
   * The tables it alone writes. One with something of a person says whose, how long, which job forgets it, what the copy and the
   * deletion take (rule 10.44); of another, its columns with spaces between.
   */
  tables?: Record<string, PersonalTable | string>;
  /** What it does by itself, given its services. */
  // biome-ignore lint/suspicious/noExplicitAny: each part names its own services.
  jobs?: (...services: any[]) => Task[];
  invariants?: readonly Invariant[];
}
