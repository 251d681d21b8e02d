import type { ThrottleLimit } from '@/server/platform/throttle/types';

/** Wrong keys from one network. */
export const WRONG_KEYS = {
  free: 20,
  firstWaitMs: 30_000,
  longestWaitMs: 15 * 60_000,
  forgottenAfterMs: 3600_000,
} as const satisfies ThrottleLimit;
