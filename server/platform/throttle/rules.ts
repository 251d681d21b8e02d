import type { ThrottleLimit } from './types';

/** A digest can be guessed: 30 days, as the privacy page says of technical logs. */
export const KEPT_MS = 30 * 24 * 3600_000;

/** Returns how long to wait after `count` tries: twice as long each time after the free ones. */
export function waitAfterAttempts(count: number, { free, firstWaitMs, longestWaitMs }: ThrottleLimit): number {
  return count < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(count - free, 30));
}
