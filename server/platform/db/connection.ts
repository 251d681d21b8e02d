import postgres from 'postgres';
import { createSockets } from './socket';

export type Sql = postgres.Sql;

/** Seconds until a connection that failed is tried again; by itself postgres.js waits up to twenty. */
const AGAIN_S = 0.05;

/**
 * Opens a pool on `url`. Nothing is connected until the first query.
 *
 * The stores write SQL themselves; drizzle keeps the schema and its migrations. It is not wrapped around this pool,
 * because it would turn off the pool's own parsing of times.
 */
export function connectDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}) {
  const sql = postgres(url, {
    ...{ max: poolSize, onnotice: () => {}, connect_timeout: 10, backoff: () => AGAIN_S },
    // A server reads a date without a zone, and adds a month, where it stands; the shop’s answers shall not depend on where.
    connection: { TimeZone: 'UTC' },
    // Of postgres.js, though its types do not know it.
    ...{ socket: createSockets() },
    transform: { column: { from: postgres.toCamel } },
  });
  return { sql, close: () => sql.end({ timeout: 5 }) };
}
