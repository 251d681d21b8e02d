import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** SQLite's "database is locked". */
const BUSY = 5;

/** Keeps connections from garbage collection, which would release their locks. */
const connections = new Set<DatabaseSync>();

/** Holds a lock of SQLite meanwhile. The system releases it when the process ends, unlike a file with a process id. */
export async function whileLocked<T>(file: string, work: () => Promise<T>, onWait = () => {}): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  connections.add(lock);
  try {
    for (let tries = 0; !held(lock); tries++) {
      if (tries === 0) onWait();
      await pause(100);
    }
    return await work();
  } finally {
    lock.close();
    connections.delete(lock);
  }
}

/** False if it is already held. */
export function keepLock(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  const taken = held(lock);
  if (taken) connections.add(lock);
  else lock.close();
  return taken;
}

function held(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) return false;
    throw error;
  }
}
