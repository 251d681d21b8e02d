import { say } from '@/tools/machine/terminal';

interface Database {
  stop(): Promise<void>;
}

/**
 * Does work on a database in a process that leads a group of its own. When the process is told to end, or its parent is gone, it
 * stops the database that it has started, and everything that it has started ends with it.
 */
export async function untilInterrupted<D extends Database, T>(
  open: () => Promise<D>,
  work: (database: D) => Promise<T>,
): Promise<T> {
  let interrupted = false;
  const opening = open();
  const end = async () => {
    if (interrupted) return;
    interrupted = true;
    say('Stopping …');
    await opening.then((database) => database.stop()).catch(() => {});
    if (process.platform === 'win32') process.exit(1);
    process.kill(-process.pid, 'SIGKILL');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, end);
  process.on('disconnect', end);
  try {
    const database = await opening;
    try {
      return await work(database);
    } catch (error) {
      if (!interrupted) await database.stop();
      throw error;
    }
  } catch (error) {
    // This process is about to end.
    if (interrupted) return await new Promise<never>(() => {});
    throw error;
  } finally {
    if (!interrupted) {
      for (const signal of signals) process.off(signal, end);
      process.off('disconnect', end);
    }
  }
}
