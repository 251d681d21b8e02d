import type { ThrottleLimit } from '@/server/platform/throttle/types';

export const limits = {
  order: { free: 3, firstWaitMs: 60_000, longestWaitMs: 3_600_000, forgottenAfterMs: 24 * 3_600_000 },
  address: { free: 10, firstWaitMs: 60_000, longestWaitMs: 3_600_000, forgottenAfterMs: 3_600_000 },
} as const satisfies Record<string, ThrottleLimit>;
