import type { ThrottleLimit } from '@/server/throttle/types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const limits = {
  /** Letters that one customer asks for. */
  mailTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: 24 * HOUR },
} as const satisfies Record<string, ThrottleLimit>;
