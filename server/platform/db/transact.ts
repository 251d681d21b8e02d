import { ShopError } from '@/lib/errors';
import { pause } from '@/server/ports/clock';
import type { Sql, Transaction } from './connection';
import { codeOf, isAway, isKnownAway, isLeaving, isOutOfRoom, isPlanOutdated } from './connection-errors';

export type { Transaction } from './connection';

interface TransactOptions {
  /** 1 where the work has an effect outside the database. */
  attempts?: number;
  lockTimeoutMs?: number;
  readOnly?: boolean | 'one moment';
}

const ATTEMPTS = 5;
const LOCK_TIMEOUT_MS = 10_000;
const FIRST_PAUSE_MS = 50;

/** Two transactions collided and the database ended one: a retry succeeds. */
const isCollision = (error: unknown) => ['40P01', '40001'].includes(codeOf(error)) || isPlanOutdated(error);

const isBusy = (error: unknown) => codeOf(error) === '55P03' || isOutOfRoom(error);

/** Bounds waits for locks, and notices within a minute a machine that lost power in the middle of an order. */
const boundWaits = (tx: Transaction, lockTimeoutMs: number) =>
  tx`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true), set_config('tcp_keepalives_idle', '30', true),
    set_config('tcp_keepalives_interval', '10', true), set_config('tcp_keepalives_count', '3', true)`;

/**
 * Opens a transaction, the only way to do so. Repeats `work` after a collision or a connection lost before the commit; after
 * that the work may have been committed, and the error passes.
 * @throws {ShopError} unavailable: the database was too busy or away, and nothing happened
 */
export async function transact<T>(
  sql: Sql,
  work: (tx: Transaction) => Promise<T>,
  { attempts = ATTEMPTS, lockTimeoutMs = LOCK_TIMEOUT_MS, readOnly = false }: TransactOptions = {},
): Promise<T> {
  const snapshot = readOnly === 'one moment' ? 'isolation level repeatable read read only' : 'read only';
  for (let attempt = 1; ; attempt++) {
    let worked = false;
    try {
      const working = async (tx: Transaction) => {
        const [, result] = await Promise.all([boundWaits(tx, lockTimeoutMs), work(tx)]);
        worked = true;
        return result;
      };
      return await (readOnly ? sql.begin(snapshot, working) : sql.begin(working));
    } catch (error) {
      const lost = isAway(error) || (isLeaving(error) && !worked);
      if (!isBusy(error) && !isCollision(error) && !lost) throw error;
      if (isBusy(error) || isKnownAway(error) || attempt === attempts)
        throw new ShopError('unavailable', { cause: error });
      // Two that collided must not meet again; a restarting database needs a moment.
      if (lost || attempt > 1) await pause(FIRST_PAUSE_MS * 2 ** attempt * Math.random());
    }
  }
}
