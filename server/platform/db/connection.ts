import { Socket } from 'node:net';
import { Client, type ClientConfig, Pool, type PoolClient, type QueryArrayResult } from 'pg';
import { runAfter } from '@/server/ports/clock';
import { asConnectionError, ConnectionError, isConnectionFailure, isPlanOutdated } from './connection-errors';
import { createLimiter } from './limiter';
import { getTypeParser } from './parsers';
import { fieldName } from './rows';
import { type Asking, type Compiled, createTag, type Row, type Tag, type Transaction } from './sql';

export type { PendingQuery, Row, Transaction } from './sql';

type Work<T> = (tx: Transaction) => Promise<T>;

export interface Sql extends Tag {
  begin<T>(work: Work<T>): Promise<T>;
  /** `mode`: 'read only', 'isolation level repeatable read' */
  begin<T>(mode: string, work: Work<T>): Promise<T>;
  reserve(): Promise<Tag & { release(): void }>;
  /** Calls `notified` for each notification on `channel`, and `listening` each time the connection is established. */
  listen(
    channel: string,
    notified: (text: string) => void,
    listening?: () => void,
  ): Promise<{ unlisten(): Promise<void> }>;
  notify(channel: string, text: string): Promise<unknown>;
}

const CONNECT_MS = 10_000;
const CLOSE_MS = 5000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const LISTEN_AGAIN_MS = 100;

interface PoolOptions {
  poolSize?: number;
  inTurn?<T>(work: () => Promise<T>): Promise<T>;
  used?(failure?: unknown): void;
}

/** Returns the settings of one connection, and keeps its socket, so that a silent one can be closed. */
export function connectionTo(url: string, sockets = new Set<Socket>()) {
  const config: ClientConfig = {
    connectionString: url,
    // Dates without a zone must not depend on where the server stands.
    options: '-c TimeZone=UTC',
    types: { getTypeParser },
    ...{ connectionTimeoutMillis: CONNECT_MS, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS },
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      return socket.once('close', () => sockets.delete(socket));
    },
  };
  return { config, closeSockets: () => sockets.forEach((socket) => void socket.destroy()) };
}

const ignore = () => {};

/** PostgreSQL plans a statement once for each name and connection. */
const names = new Map<string, string>();
let named = 0;
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${++named}`;
  names.set(text, name);
  return name;
}

async function ask<Answer>(client: Client | PoolClient, { text, values }: Compiled, shape: 'rows' | 'values') {
  // Several statements in one text cannot have a name.
  const isOne = values.length > 0 || !text.includes(';');
  const answers = await client
    .query<unknown[]>({ text, values, rowMode: 'array', ...(isOne && { name: nameOf(text) }) })
    .catch((error) => {
      if (isPlanOutdated(error)) names.delete(text);
      throw asConnectionError(error, 'CONNECTION_CLOSED');
    });
  const answer = [answers].flat().at(-1) as QueryArrayResult<unknown[]>;
  const fields = answer.fields.map(({ name }) => fieldName(name));
  const rows = shape === 'values' ? answer.rows : answer.rows.map((found) => rowOf(fields, found));
  return Object.defineProperty(rows, 'count', { value: answer.rowCount ?? rows.length }) as Answer;
}

function rowOf(fields: string[], values: unknown[]): Row {
  const row: Row = {};
  for (let i = 0; i < fields.length; i++) row[fields[i] as string] = values[i];
  return row;
}

/** Reads `size` rows at a time, in a transaction, hence all of one moment. */
async function readInPieces<One>(
  tx: Transaction,
  { text, values }: Compiled,
  size: number,
  take: (rows: One[]) => unknown,
) {
  await tx.unsafe(`declare pieces no scroll cursor for ${text}`, values as never);
  for (;;) {
    const rows = await tx.unsafe<One[]>(`fetch ${size} from pieces`);
    if (rows.length > 0) await take(rows);
    if (rows.length < size) break;
  }
  await tx`close pieces`;
}

function tagOn(
  client: Client | PoolClient,
  refusal: () => unknown = ignore,
  failed: (error: unknown) => void = ignore,
): Tag {
  const asking: Asking = {
    async run(asked, shape) {
      if (refusal()) throw refusal();
      try {
        return await ask(client, asked, shape);
      } catch (error) {
        failed(error);
        throw error;
      }
    },
    read: (asked, size, take) => readInPieces(createTag(asking), asked, size, take),
  };
  return createTag(asking);
}

/** Fails too when the connection is lost while `work` asks nothing. */
async function transaction<T>(client: PoolClient, mode: string, work: Work<T>): Promise<T> {
  /** Refuses later statements: those of another branch of failed work would come after the rollback. */
  let over: unknown;
  const tx = tagOn(
    client,
    () => over,
    (error) => {
      over ??= error;
    },
  );
  const lost = Promise.withResolvers<never>();
  lost.promise.catch(ignore);
  const lose = () => lost.reject(new ConnectionError('CONNECTION_CLOSED'));
  client.once('end', lose);
  try {
    await ask(client, { text: `begin ${mode}`, values: [] }, 'rows');
    const result = await Promise.race([work(tx), lost.promise]);
    if (over) throw over;
    over = new Error('The transaction has ended');
    await ask(client, { text: 'commit', values: [] }, 'rows');
    return result;
  } catch (error) {
    over ??= error ?? new Error('The transaction has failed');
    await ask(client, { text: 'rollback', values: [] }, 'rows').catch(ignore);
    throw error;
  } finally {
    client.off('end', lose);
  }
}

/** Listens on a connection of its own, and reconnects when it is lost. */
async function listenOn(config: ClientConfig, channel: string, notified: (text: string) => void, listening = ignore) {
  let client: Client;
  let stopped = false;
  async function connect(): Promise<void> {
    client = new Client(config);
    client.on('error', ignore);
    client.on('notification', ({ payload }) => notified(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(ignore);
      throw asConnectionError(error, 'CONNECT_TIMEOUT');
    }
    client.once('end', again);
    listening();
  }
  function again() {
    if (!stopped) runAfter(() => void connect().catch(again), LISTEN_AGAIN_MS).unref();
  }
  await connect();
  return {
    async unlisten() {
      stopped = true;
      await client.end();
    },
  };
}

/** Opens a pool on `url`; nothing is connected until the first query. */
export function openPool(url: string, { poolSize = 10, inTurn = inTurnOf(poolSize), used = ignore }: PoolOptions = {}) {
  const { config, closeSockets } = connectionTo(url);
  const pool = new Pool({
    ...{ ...config, pipeline: true, max: poolSize, idleTimeoutMillis: 0 },
  });
  pool.on('error', ignore);
  const listeners = new Set<Awaited<ReturnType<Sql['listen']>>>();

  const connect = () =>
    pool.connect().then(
      (client) => client.on('error', ignore),
      (error) => {
        throw asConnectionError(error, 'CONNECT_TIMEOUT');
      },
    );

  function release(client: PoolClient, failure?: unknown) {
    client.off('error', ignore);
    client.release(isConnectionFailure(failure));
  }

  const connected = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> =>
    inTurn(async () => {
      let client: PoolClient | undefined;
      let failure: unknown;
      try {
        client = await connect();
        return await work(client);
      } catch (error) {
        failure = error;
        throw error;
      } finally {
        if (client) release(client, failure);
        used(failure);
      }
    });

  const asking: Asking = {
    async run<Answer>(asked: Compiled, shape: 'rows' | 'values') {
      const work = (client: PoolClient) => ask<Answer>(client, asked, shape);
      try {
        return await connected(work);
      } catch (error) {
        if (isPlanOutdated(error)) return connected(work);
        throw error;
      }
    },
    read: (asked, size, take) =>
      connected((client) => transaction(client, 'read only', (tx) => readInPieces(tx, asked, size, take))),
  };
  const tag = createTag(asking);
  const sql: Sql = Object.assign(tag, {
    begin<T>(...asked: [work: Work<T>] | [mode: string, work: Work<T>]) {
      const work = asked.at(-1) as Work<T>;
      const mode = asked.length === 2 ? asked[0] : 'read write';
      return connected((client) => transaction(client, mode, work));
    },
    reserve: () =>
      new Promise<Tag & { release(): void }>((reserved, failed) => {
        connected(
          (client) => new Promise<void>((release) => reserved(Object.assign(tagOn(client), { release }))),
        ).catch(failed);
      }),
    async listen(...asked: Parameters<Sql['listen']>) {
      const listener = await listenOn(config, ...asked);
      listeners.add(listener);
      return listener;
    },
    notify: async (channel: string, text: string) => tag`select pg_notify(${channel}, ${text})`,
  });
  async function close() {
    const timer = runAfter(closeSockets, CLOSE_MS);
    await Promise.all([pool.end(), ...[...listeners].map((listener) => listener.unlisten())]);
    clearTimeout(timer);
  }
  return { sql, closeSockets, close };
}

const FOR_EVER_MS = 2 ** 31 - 1;

const inTurnOf = (poolSize: number) => {
  const refusal = () => new ConnectionError('CONNECT_TIMEOUT');
  const { run } = createLimiter({ total: poolSize, perKey: poolSize, patienceMs: FOR_EVER_MS, refusal });
  return <T>(work: () => Promise<T>) => run([], work);
};

export const connectDatabase = (url: string, { poolSize }: { poolSize?: number } = {}) => openPool(url, { poolSize });
