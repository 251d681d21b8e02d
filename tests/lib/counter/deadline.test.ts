import { expect, it } from 'vitest';
import { deadlineOf } from '@/lib/counter/deadline';

const NOW = new Date('2026-03-27T22:30:00Z');

it.each([
  ['2026-03-27T22:45:00Z', { late: false, when: 'today', time: '23:45' }],
  ['2026-03-27T09:00:00Z', { late: true, when: 'today', time: '10:00' }],
  ['2026-03-27T23:30:00Z', { late: false, when: 'tomorrow', time: '00:30' }],
  ['2026-03-28T22:30:00Z', { late: false, when: 'tomorrow', time: '23:30' }],
  ['2026-03-28T23:30:00Z', { late: false, when: 'day', day: 'søndag 29. mars', time: '00:30' }],
  ['2026-03-26T16:00:00Z', { late: true, when: 'day', day: 'torsdag 26. mars', time: '17:00' }],
])('%s, late on 27 March in Oslo, the day before summer time', (at, deadline) => {
  expect(deadlineOf(new Date(at), NOW)).toMatchObject(deadline);
});
