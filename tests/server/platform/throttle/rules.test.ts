import { expect, test } from 'vitest';
import { waitAfterAttempts } from '@/server/platform/throttle/rules';

test('waits grow from the first that is not free, and stop growing', () => {
  const limit = { free: 3, firstWaitMs: 10, longestWaitMs: 60, forgottenAfterMs: 1000 };
  expect([1, 2, 3, 4, 5, 6, 7, 5000].map((count) => waitAfterAttempts(count, limit))).toEqual([
    ...[0, 0, 10, 20, 40, 60, 60, 60],
  ]);
});
