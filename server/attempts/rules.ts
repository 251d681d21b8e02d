import type { AttemptLimit } from './types';

/** How long to wait after `count` tries: nothing for the free ones, then twice as long each time. */
export function waitAfterAttempts(count: number, { free, firstWaitMs, longestWaitMs }: AttemptLimit): number {
  return count < free ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(count - free, 30));
}
