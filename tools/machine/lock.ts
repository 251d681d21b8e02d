import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

/** SQLite's "database is locked". */
const BUSY = 5;

/** Held by name: a connection that only a waiting function knows may be collected as garbage, and lets its lock go. */
const connections = new Set<DatabaseSync>();

/**
 * Does the work while no other process of this machine holds the same lock. The lock is SQLite's on an empty database,
 * which the system lets go when the process ends, however it ends: a file with a process number in it would stay.
 */
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

/** Takes a lock for as long as this process lives. False when another has it, or this one already. */
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
