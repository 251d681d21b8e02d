import { ShopError } from '@/lib/errors';
import { passedMs } from '@/server/ports/clock';
import { createAtMost } from './at-most';
import { connectDatabase, type Sql } from './connection';
import { codeOf, isConnectionFailure } from './connection-errors';
import { createQueuedSql } from './queued-sql';
import { type DatabaseState, setDatabaseState } from './state';
import { watchDatabase } from './watch';

/** Longer than anything a pool that is replaced is still at. */
const ENDING_S = 30;

interface LastingOptions {
  poolSize: number;
  log(message: string): void;
  /** Who has waited this long for a connection is asked to come again. */
  patienceMs?: number;
}

/**
 * A pool that outlives its database (docs/decisions/0029-when-the-database-is-gone.md). While the database is away
 * everything that waits on it fails at once, and so does whatever is asked; when it is back, all go on through a new
 * pool, of which nothing remembers the old one.
 */
export function openLastingDatabase(url: string, { poolSize, log, patienceMs = 800 }: LastingOptions) {
  const refusal = () => {
    state.failedAt = passedMs();
    return new ShopError('unavailable');
  };
  const open = () => ({
    sql: connectDatabase(url, { poolSize }).sql,
    queue: createAtMost({ all: poolSize, each: poolSize, patienceMs, refusal }),
    hasAnswered: false,
  });
  let pool = open();
  const state: DatabaseState = {
    ...{ up: true, failedAt: Number.NEGATIVE_INFINITY, connections: poolSize },
    load: () => pool.queue.load(),
  };
  setDatabaseState(state);
  const listening = new Map<Parameters<Sql['listen']>, ReturnType<Sql['listen']>>();
  let answeredAt = Number.NEGATIVE_INFINITY;
  let leftAt = 0;

  const sql = createQueuedSql({
    pool: () => pool.sql,
    // A closed pool refuses at once, and nobody need wait for that.
    inTurn: (work) => (state.up ? pool.queue.inTurn([], work) : work()),
    asked(on, failure) {
      const now = passedMs();
      if (!isConnectionFailure(failure)) {
        answeredAt = now;
        pool.hasAnswered ||= on === pool.sql;
        return;
      }
      state.failedAt = now;
      if (state.up && pool.hasAnswered && on === pool.sql) replacePool();
    },
    async listen(...asked) {
      const first = pool.sql.listen(...asked);
      listening.set(asked, first);
      await first;
      const unlisten = async () => {
        const latest = listening.get(asked);
        listening.delete(asked);
        await (await latest)?.unlisten();
      };
      return { unlisten };
    },
  });

  /**
   * Also after one connection was lost while the database is up: postgres.js 3.4.9 never gets one back that was reset
   * while something was about to be written on it, and whoever is given that waits in vain. What runs in the old pool
   * comes to its end there.
   */
  function replacePool() {
    void pool.sql.end({ timeout: ENDING_S });
    pool = open();
    for (const asked of listening.keys()) {
      const again = pool.sql.listen(...asked);
      listening.set(asked, again);
      again.catch(() => {}); // the pool tries again as long as it is open
    }
  }

  const stopWatching = watchDatabase(url, {
    answeredAt: () => answeredAt,
    wentAway(reason) {
      leftAt = passedMs();
      Object.assign(state, { up: false, failedAt: leftAt });
      log(`The database does not answer (${codeOf(reason)}); asking on`);
      void pool.sql.end({ timeout: 0 });
    },
    cameBack() {
      replacePool();
      state.up = true;
      log(`The database answers again, after ${((passedMs() - leftAt) / 1000).toFixed(1)} s`);
    },
  });

  return {
    sql,
    state: state as Readonly<DatabaseState>,
    async close() {
      await stopWatching();
      await pool.sql.end({ timeout: 5 });
    },
  };
}
