import { later } from '@/server/ports/clock';
import type { Sql } from './connection';
import { isLeaving, isTornDown } from './connection-errors';
import { statementOf } from './statement';

/** The handle `sql.begin` gives: everything asked through it stands or falls together. */
export type Transaction = Parameters<Parameters<Sql['begin']>[1]>[0];

const CLOSED_WITHIN_MS = 1000;

/** `tx`, of which every statement asks `refusal` before it is sent, and tells `failed` at once, before anybody else hears of it. */
function watchStatements(tx: Transaction, refusal: () => unknown, failed: (error: unknown) => void): Transaction {
  function watched(made: unknown): unknown {
    const statement = statementOf(made);
    if (!statement) return made;
    const send = statement.handler;
    statement.handler = (self) => {
      if (refusal()) return self.reject(refusal());
      const { reject } = self;
      self.reject = (error) => {
        failed(error);
        reject(error);
      };
      send(self);
    };
    return statement;
  }
  const own: Partial<Record<PropertyKey, unknown>> = {
    unsafe: (...args: Parameters<Transaction['unsafe']>) => watched(tx.unsafe(...args)),
    savepoint() {
      throw new Error('A savepoint would roll back on a connection that has gone; transact() knows none');
    },
  };
  return new Proxy(tx, {
    apply: (target, self, args) => watched(Reflect.apply(target, self, args)),
    get: (target, name) => own[name] ?? Reflect.get(target, name),
  });
}

/**
 * `sql.begin` for a connection that may go. postgres.js 3.4.9 goes on using a transaction whose connection has closed
 * (porsager/postgres#1208, #1215): whatever is asked on it, its own commit and rollback too, then throws where nobody can
 * catch it, which ends the process, or keeps the connection from ever coming back. Here a transaction that lost its
 * connection ends without either (there is nothing left to commit or roll back), and its work can ask nothing more from the
 * moment the first of its statements has failed by that.
 * One that was torn down from our side ends at once: its socket may lead nowhere and never say that it has closed.
 */
export function beginGuarded<T>(
  sql: Sql,
  mode: 'read write' | 'read only' | 'isolation level repeatable read read only',
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  /** Why nothing can be asked any more: the connection has gone … */
  let gone: unknown;
  /** … or the work has failed. What another branch of it asks then would come behind the rollback, and stay. */
  let failure: unknown;
  return new Promise<T>((resolve, reject) => {
    let ended = false;
    const end = (error: unknown) => {
      ended = true;
      gone ??= error ?? new Error('The transaction has ended');
      reject(gone);
    };
    const failed = (error: unknown) => {
      if (isLeaving(error)) gone ??= error;
    };
    const guarded = (tx: Transaction) =>
      new Promise<T>((commit, rollBack) => {
        const leave = (error: unknown) => {
          failure = error ?? new Error('The transaction has failed');
          failed(error);
          if (!gone) return rollBack(error);
          if (isTornDown(gone)) return end(gone);
          // Left unsettled, `begin` asks nothing; the closing connection itself rejects it.
          later(() => ended || rollBack(gone), CLOSED_WITHIN_MS).unref();
        };
        work(watchStatements(tx, () => gone ?? failure, failed)).then(
          (result) => (gone ? leave(gone) : commit(result)),
          leave,
        );
      });
    const run = (mode === 'read write' ? sql.begin(guarded) : sql.begin(mode, guarded)) as Promise<T>;
    run.then(resolve, end);
  });
}
