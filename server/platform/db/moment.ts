import type { Sql } from './connection';
import type { Transaction } from './transact';

/** This time in a statement; the database's own clock when there is none. */
export const moment = (sql: Sql | Transaction, at: Date | undefined) =>
  at ? sql`${at.toISOString()}::timestamptz` : sql`now()`;
