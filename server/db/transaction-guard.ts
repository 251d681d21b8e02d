import type { Sql } from './connection';
import { isLeaving, isTornDown } from './connection-errors';

/** The handle `sql.begin` gives: everything asked through it stands or falls together. */
export type Transaction = Parameters<Parameters<Sql['begin']>[1]>[0];

const CLOSED_WITHIN_MS = 1000;

/**
 * `sql.begin` for a connection that may go. postgres.js 3.4.9 goes on using a transaction whose connection has closed
 * (porsager/postgres#1208, #1215): its own rollback then throws where nobody can catch it and the connection never
 * comes back, so that a restart of the database empties the pool for good. Here a transaction that lost its connection
 * ends without a rollback (there is nothing left to roll back), and whatever still runs in it can ask nothing more.
 * One that was torn down from our side ends at once: its socket may lead nowhere and never say that it has closed.
 */
export function beginGuarded<T>(
  sql: Sql,
  mode: 'read write' | 'read only' | 'isolation level repeatable read read only',
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  let lost: unknown;
  return new Promise<T>((resolve, reject) => {
    const end = (error: unknown) => {
      lost = error ?? new Error('The transaction has ended');
      reject(lost);
    };
    const guarded = (tx: Transaction) => {
      const alive = new Proxy(tx, {
        apply(target, self, args) {
          if (lost) throw lost;
          return Reflect.apply(target, self, args);
        },
      });
      return new Promise<T>((done, fail) => {
        // Left unsettled, `begin` does not roll back; it has been rejected by the closing connection itself.
        const rollBack = (error: unknown) => lost || fail(error);
        work(alive).then(done, (error) => {
          if (isTornDown(error)) end(error);
          else if (isLeaving(error)) setTimeout(rollBack, CLOSED_WITHIN_MS, error).unref();
          else rollBack(error);
        });
      });
    };
    const run = (mode === 'read write' ? sql.begin(guarded) : sql.begin(mode, guarded)) as Promise<T>;
    run.then(resolve, end);
  });
}
