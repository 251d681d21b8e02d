import type { Sql } from './connection';

/** This time in a statement; the database's own clock when there is none. */
export const moment = (sql: Sql, at: Date | undefined) => (at ? sql`${at.toISOString()}::timestamptz` : sql`now()`);
