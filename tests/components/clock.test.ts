import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TRUE_TIME = '2026-11-27T12:00:00.000Z';
const MINUTE = 60_000;
let clock: typeof import('@/components/clock');

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(TRUE_TIME) });
  vi.resetModules();
  clock = await import('@/components/clock');
});
afterEach(() => void vi.useRealTimers());

/** An answer of the shop, read on a device whose clock is so many minutes fast. */
function answer(fast: number, { cache = 'no-store', said = TRUE_TIME } = {}) {
  vi.setSystemTime(Date.parse(TRUE_TIME) + fast * MINUTE);
  clock.learnTime(new Response(null, { headers: { date: new Date(said).toUTCString(), 'cache-control': cache } }));
}

test.each([25, -60, 60 * 24 * 40])('a device that is %i minutes fast shows the shop’s time', (fast) => {
  answer(fast);
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});

test('a cached answer does not set the clock', () => {
  answer(0, { cache: 'public, max-age=0, s-maxage=60', said: '2026-11-27T11:00:00.000Z' });
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});

test('a slow answer does not set the clock', () => {
  answer(0.1);
  expect(clock.shopNow().toISOString()).toBe('2026-11-27T12:00:06.000Z');
});

test('a corrected device clock is trusted again', () => {
  answer(25);
  answer(0);
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});

test('an answer without a date changes nothing', () => {
  clock.learnTime(new Response(null, { headers: { 'cache-control': 'no-store' } }));
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});
