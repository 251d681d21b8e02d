import type { Sql } from './connection';

type Work = (tx: Parameters<Parameters<Sql['begin']>[1]>[0]) => unknown;

// What a query fails with when its connection is going: codes of postgres.js, of the socket and of PostgreSQL.
const LEAVING = new Set(
  'CONNECTION_CLOSED CONNECTION_ENDED CONNECTION_DESTROYED ECONNRESET EPIPE ETIMEDOUT 57P01 57P02 57P03 25P03 25P04'.split(
    ' ',
  ),
);
const CLOSED_WITHIN_MS = 1000;

/**
 * postgres.js 3.4.9 goes on using a transaction whose connection has closed (porsager/postgres#1208, #1215): its own
 * rollback then throws where nobody can catch it and the connection never comes back, so that a restart of the
 * database empties the pool for good. Here a transaction that lost its connection ends without a rollback (there is
 * nothing left to roll back), and whatever still runs in it can ask nothing more.
 */
export function guardTransactions(sql: Sql): void {
  const begin = sql.begin as (options: string, work: Work) => Promise<unknown>;
  const guarded = (...asked: [Work] | [string, Work]) => {
    const [options, work] = asked.length === 2 ? asked : ['', asked[0]];
    let lost: unknown;
    const run = begin(options, (tx) => {
      const alive = new Proxy(tx, {
        apply(target, self, args) {
          if (lost) throw lost;
          return Reflect.apply(target, self, args);
        },
      });
      return new Promise((done, fail) => {
        // Left unsettled, `begin` does not roll back; it has been rejected by the closing connection itself.
        const rollBack = (error: unknown) => lost || fail(error);
        Promise.resolve(work(alive)).then(done, (error) => {
          if (LEAVING.has(String(error?.code))) setTimeout(rollBack, CLOSED_WITHIN_MS, error).unref();
          else rollBack(error);
        });
      });
    });
    run.catch((error) => {
      lost = error ?? new Error('The transaction has ended');
    });
    return run;
  };
  sql.begin = guarded as Sql['begin'];
}
