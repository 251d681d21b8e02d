import { processWide } from '@/server/process';

export interface DatabaseState {
  up: boolean;
  /** When a connection was last missing or lost. */
  failedAt: number;
  connections: number;
  load(): { busy: number; waiting: number };
}

const state = processWide<DatabaseState>('database');

export const setDatabaseState = state.set;

export const databaseState = state.get;

export const databaseIsUp = (): boolean => state.get()?.up ?? true;

/** Whether a failure after `since` (passedMs()) may be the database's: it was away, or its pool was full. */
export const databaseFailedSince = (since: number): boolean =>
  !databaseIsUp() || (state.get()?.failedAt ?? Number.NEGATIVE_INFINITY) >= since;
