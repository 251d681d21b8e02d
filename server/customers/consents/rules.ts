import type { ThrottleLimit } from '@/server/platform/throttle/types';

const MINUTE = 60_000;

/** Rule 10.5: as long as the choice holds; the privacy page says so. */
export const KEPT_MONTHS = 12;

/** Far more than people do, also behind one address, and too few to fill a table. */
export const limit: ThrottleLimit = {
  ...{ free: 200, firstWaitMs: MINUTE, longestWaitMs: 60 * MINUTE, forgottenAfterMs: 60 * MINUTE },
};
