import type { Sql } from '@/server/platform/db/connection';
import { FeedError } from './errors';

const IMPORT_LOCK = 7_204_116;

/**
 * One import at a time: two would undo each other's work. The lock lives and dies with its connection, so a killed
 * import leaves none behind. A dry run needs none, but finds out here that the database does not answer.
 */
export async function holdLock(sql: Sql, dryRun: boolean): Promise<() => Promise<void>> {
  await sql`select id from feed_runs limit 0`;
  if (dryRun) return async () => {};
  const connection = await sql.reserve();
  try {
    const [row] = await connection<{ held: boolean }[]>`select pg_try_advisory_lock(${IMPORT_LOCK}) as held`;
    if (!row?.held) throw new FeedError('Another import is running; wait until it has ended.');
  } catch (error) {
    connection.release();
    throw error;
  }
  return async () => {
    // A connection that was lost has lost the lock too.
    await connection`select pg_advisory_unlock(${IMPORT_LOCK})`.catch(() => {});
    connection.release();
  };
}
