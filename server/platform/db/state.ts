/** What of the database everybody in the process may know; times are `passedMs()`. */
export interface DatabaseState {
  up: boolean;
  /** When something last failed because no connection was to be had, or was lost. */
  failedAt: number;
  connections: number;
  /** Connections in use, and statements and transactions that wait for one. */
  load(): { busy: number; waiting: number };
}

/** On globalThis, because what Next has bundled and what it has not are different instances of a module. */
const holder = globalThis as { nordviddaDatabase?: DatabaseState };

export const tellDatabaseState = (state: DatabaseState) => {
  holder.nordviddaDatabase = state;
};

/** Undefined before the shop has been opened. */
export const databaseState = () => holder.nordviddaDatabase;

export const databaseIsUp = (): boolean => holder.nordviddaDatabase?.up ?? true;

/** What failed after `since` (passedMs()) may have failed for the database's sake: it was away, or its pool was full. */
export const databaseFailedSince = (since: number): boolean =>
  !databaseIsUp() || (holder.nordviddaDatabase?.failedAt ?? Number.NEGATIVE_INFINITY) >= since;
