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
  clock.hearTime(new Response(null, { headers: { date: new Date(said).toUTCString(), 'cache-control': cache } }));
}

test.each([25, -60, 60 * 24 * 40])('on a device that is %i minutes fast it is as late as in the shop', (fast) => {
  answer(fast);
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});

test('an answer out of a cache tells of another time', () => {
  answer(0, { cache: 'public, max-age=0, s-maxage=60', said: '2026-11-27T11:00:00.000Z' });
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});

test('what an answer is late by is no error of the device', () => {
  answer(0.1);
  expect(clock.shopNow().toISOString()).toBe('2026-11-27T12:00:06.000Z');
});

test('a device that was wrong and is set right is believed again', () => {
  answer(25);
  answer(0);
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});

test('an answer without a time tells nothing', () => {
  clock.hearTime(new Response(null, { headers: { 'cache-control': 'no-store' } }));
  expect(clock.shopNow().toISOString()).toBe(TRUE_TIME);
});
