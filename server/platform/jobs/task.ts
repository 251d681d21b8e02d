export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

export const BATCH = 100;

/** Calls `work` until it finds less than a whole batch. */
export const inBatches = (work: (limit: number) => Promise<number>) => async () => {
  while ((await work(BATCH)) === BATCH);
};

export interface Forgetful {
  forgetOld(): Promise<unknown>;
}
