import { ShopError } from '@/lib/errors';
import { passedMs } from '@/server/ports/clock';
import { openPool } from './connection';
import { ConnectionError, codeOf, isConnectionFailure } from './connection-errors';
import { createLimiter } from './limiter';
import { type DatabaseState, setDatabaseState } from './state';
import { watchDatabase } from './watch';

interface LastingOptions {
  poolSize: number;
  log(message: string): void;
  /** Work that has waited this long for a connection is refused. */
  patienceMs?: number;
}

/**
 * Opens a pool that outlives its database (docs/decisions/0029-when-the-database-is-gone.md): while the database is away all
 * work fails at once; when it is back, new connections are opened.
 */
export function openLastingDatabase(url: string, { poolSize, log, patienceMs = 800 }: LastingOptions) {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let leftAt = 0;
  const queue = createLimiter({
    ...{ total: poolSize, perKey: poolSize, patienceMs },
    refusal() {
      state.failedAt = passedMs();
      return new ShopError('unavailable');
    },
  });
  const state: DatabaseState = {
    ...{ up: true, failedAt: Number.NEGATIVE_INFINITY, connections: poolSize },
    load: queue.load,
  };
  setDatabaseState(state);

  async function whenUp<T>(work: () => Promise<T>): Promise<T> {
    if (!state.up) throw new ConnectionError('CONNECTION_ENDED');
    return work();
  }
  const pool = openPool(url, {
    poolSize,
    inTurn: (work) => whenUp(() => queue.run([], () => whenUp(work))),
    used(failure) {
      if (isConnectionFailure(failure)) state.failedAt = passedMs();
      else answeredAt = passedMs();
    },
  });

  const stopWatching = watchDatabase(url, {
    answeredAt: () => answeredAt,
    wentAway(reason) {
      leftAt = passedMs();
      Object.assign(state, { up: false, failedAt: leftAt });
      log(`The database does not answer (${codeOf(reason)}); asking on`);
      pool.closeSockets();
    },
    cameBack() {
      state.up = true;
      log(`The database answers again, after ${((passedMs() - leftAt) / 1000).toFixed(1)} s`);
    },
  });

  return {
    sql: pool.sql,
    state: state as Readonly<DatabaseState>,
    async close() {
      await stopWatching();
      await pool.close();
    },
  };
}
