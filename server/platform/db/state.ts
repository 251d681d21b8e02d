import { processWide } from '@/server/process';

/** What of the database everybody in the process may know; times are `passedMs()`. */
export interface DatabaseState {
  up: boolean;
  /** When something last failed because no connection was to be had, or was lost. */
  failedAt: number;
  connections: number;
  /** Connections in use, and statements and transactions that wait for one. */
  load(): { busy: number; waiting: number };
}

const state = processWide<DatabaseState>('database');

export const setDatabaseState = state.set;

/** Undefined before the shop has been opened. */
export const databaseState = state.get;

export const databaseIsUp = (): boolean => state.get()?.up ?? true;

/** What failed after `since` (passedMs()) may have failed for the database's sake: it was away, or its pool was full. */
export const databaseFailedSince = (since: number): boolean =>
  !databaseIsUp() || (state.get()?.failedAt ?? Number.NEGATIVE_INFINITY) >= since;
