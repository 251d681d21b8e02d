import type { ThrottleLimit } from '@/server/platform/throttle/types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Tries to order, before one has to wait. An address may be an office or a family; letters to an e-mail address that
 * nobody has proven are fewer.
 */
export const limits = {
  address: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  email: { free: 10, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  phone: { free: 10, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;
