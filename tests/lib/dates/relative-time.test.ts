import { expect, test } from 'vitest';
import { relativeTime } from '@/lib/dates/relative-time';
import { WEEKDAY_NAMES } from '@/lib/norway/weekdays';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date('2026-06-15T10:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const units: [number, string][] = [
  [1, 'noen sekunder'],
  [44, 'noen sekunder'],
  [45, 'ett minutt'],
  [89, 'ett minutt'],
  [90, '2 minutter'],
  [44 * MINUTE, '44 minutter'],
  [45 * MINUTE, 'en time'],
  [89 * MINUTE, 'en time'],
  [90 * MINUTE, '2 timer'],
  [21 * HOUR, '21 timer'],
  [22 * HOUR, 'en dag'],
  [35 * HOUR, 'en dag'],
  [37 * HOUR, '2 dager'],
  [6 * DAY, '6 dager'],
  [7 * DAY, 'en uke'],
  [10 * DAY, 'en uke'],
  [11 * DAY, '2 uker'],
  [25 * DAY, '4 uker'],
  [26 * DAY, 'en måned'],
  [45 * DAY, 'en måned'],
  [46 * DAY, '2 måneder'],
  [310 * DAY, '10 måneder'],
  [330 * DAY, 'ett år'],
  [540 * DAY, 'ett år'],
  [550 * DAY, '2 år'],
  [3653 * DAY, '10 år'],
];

test.each(units)("rule 9.11: %d seconds away is 'om %s' and 'for … siden'", (seconds, words) => {
  expect(relativeTime(inSeconds(seconds), now)).toBe(`om ${words}`);
  expect(relativeTime(inSeconds(-seconds), now)).toBe(`for ${words} siden`);
});

test.each([
  ['2026-11-23T09:00:00+01:00', '2026-11-24T22:50:00+01:00', 'for en dag siden'],
  ['2026-11-22T23:50:00+01:00', '2026-11-24T00:10:00+01:00', 'for 2 dager siden'],
  ['2026-11-24T00:10:00+01:00', '2026-11-24T23:50:00+01:00', 'for en dag siden'],
  ['2026-11-17T23:00:00+01:00', '2026-11-24T11:00:00+01:00', 'for en uke siden'],
  ['2026-11-18T00:30:00+01:00', '2026-11-24T23:00:00+01:00', 'for 6 dager siden'],
  ['2026-11-27T18:00:00+01:00', '2026-11-24T22:50:00+01:00', 'om 3 dager'],
  // The night in which the clock is put back is 25 hours long.
  ['2026-10-24T12:00:00+02:00', '2026-10-26T12:00:00+01:00', 'for 2 dager siden'],
])('rule 9.11: days are those of the calendar in Oslo: %s seen at %s is %s', (date, at, words) => {
  expect(relativeTime(new Date(date), new Date(at))).toBe(words);
});

test('rule 9.11: this very moment is past', () => {
  expect(relativeTime(now, now)).toBe('for noen sekunder siden');
});

test('rule 9.11: weekday names start from Sunday', () => {
  expect(WEEKDAY_NAMES).toHaveLength(7);
  expect(WEEKDAY_NAMES[new Date('2026-11-29T12:00:00Z').getUTCDay()]).toBe('søndag');
  expect(WEEKDAY_NAMES[1]).toBe('mandag');
});
