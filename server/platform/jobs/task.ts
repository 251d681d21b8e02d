export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

/** How much one call of a job takes on. */
export const BATCH = 100;

/** Calls `work` until it finds less than a whole batch: a backlog is worked off before the job rests. */
export const inBatches = (work: (limit: number) => Promise<number>) => async () => {
  while ((await work(BATCH)) === BATCH);
};

/** What only deletes what is past its time. */
export interface Forgetful {
  forgetOld(): Promise<unknown>;
}
