import { ShopError } from '@/lib/errors';
import type { Sql } from './connection';

/** The handle `sql.begin` gives: everything asked through it stands or falls together. */
export type Transaction = Parameters<Parameters<Sql['begin']>[1]>[0];

/** How often a transaction the database ended for another's sake is tried. */
const ATTEMPTS = 5;

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code;

/** Two transactions stood in each other's way and the database ended one: asked again it goes through. */
const isCollision = (error: unknown) => ['40P01', '40001'].includes(String(codeOf(error)));

/** A lock was not to be had in time. */
const isBusy = (error: unknown) => codeOf(error) === '55P03';

/**
 * Waits for locks are bounded, and a machine that lost power in the middle of an order is noticed in a minute: its
 * shelves would stay locked for hours otherwise, as its connection never says goodbye.
 */
const boundWaits = (tx: Transaction) =>
  tx`select set_config('lock_timeout', '10s', true), set_config('tcp_keepalives_idle', '30', true),
    set_config('tcp_keepalives_interval', '10', true), set_config('tcp_keepalives_count', '3', true)`;

/**
 * Runs work that locks rows in one transaction, and again when the database ended it for another's sake.
 * @throws {ShopError} unavailable: the database was too busy, and nothing happened
 */
export async function transact<T>(sql: Sql, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return (
        await sql.begin(async (tx) => {
          const [, result] = await Promise.all([boundWaits(tx), work(tx)]);
          return { result };
        })
      ).result as T;
    } catch (error) {
      if (isBusy(error)) throw new ShopError('unavailable', { cause: error });
      if (!isCollision(error)) throw error;
      if (attempt === ATTEMPTS) throw new ShopError('unavailable', { cause: error });
    }
  }
}
