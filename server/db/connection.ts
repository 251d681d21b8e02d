import { Socket } from 'node:net';
import postgres from 'postgres';

export type Sql = postgres.Sql;

/** Seconds until a connection that failed is tried again; by itself postgres.js waits up to twenty. */
const AGAIN_S = 0.05;

/**
 * A socket that has closed as soon as it has failed. Node says the second some callbacks after the first, and what
 * postgres.js 3.4.9 asks on a connection in between is never answered, or by the next connection's greeting: with nothing.
 */
function createSocket() {
  let tries = 0;
  return ({ host, port, path }: { host: string[]; port: number[]; path?: string }) => {
    const at = tries++ % host.length;
    const socket = Object.assign(new Socket(), { host: host[at], port: port[at] });
    socket.on('error', () => process.nextTick(() => socket.emit('close', true)));
    // When whoever gets it has come to listen.
    setImmediate(() =>
      path ? socket.connect({ path }) : socket.connect({ port: port[at] as number, host: host[at] }),
    );
    return socket;
  };
}

/**
 * Opens a pool on `url`. Nothing is connected until the first query.
 *
 * The stores write SQL themselves; drizzle keeps the schema and its migrations. It is not wrapped around this pool,
 * because it would turn off the pool's own parsing of times.
 */
export function connectDatabase(url: string, { poolSize = 10 }: { poolSize?: number } = {}) {
  const sql = postgres(url, {
    ...{ max: poolSize, onnotice: () => {}, connect_timeout: 10, backoff: () => AGAIN_S },
    // Of postgres.js, though its types do not know it.
    ...{ socket: createSocket() },
    transform: { column: { from: postgres.toCamel } },
  });
  return { sql, close: () => sql.end({ timeout: 5 }) };
}
