import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

export type Sql = postgres.Sql;
export type Database = ReturnType<typeof openDatabase>;

/**
 * Opens a pool on `url`. Nothing is connected until the first query.
 * `onnotice` is silent because migrations print "already exists, skipping" as notices.
 */
export function openDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}) {
  const sql = postgres(url, { max: poolSize, onnotice: () => {}, connect_timeout: 10 });
  return { sql, db: drizzle(sql), close: () => sql.end({ timeout: 5 }) };
}
