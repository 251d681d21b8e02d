import { expect, test } from 'vitest';
import { holdOf } from '@/lib/checkout/hold';

const END = '2026-11-22T13:32:00.000Z';
const at = (time: string) => new Date(`2026-11-22T${time}Z`).getTime();

test.each([
  [undefined, { until: '14:32', minutes: undefined, over: false }],
  [at('13:17:00'), { until: '14:32', minutes: 15, over: false }],
  [at('13:30:59'), { until: '14:32', minutes: 2, over: false }],
  [at('13:31:59.999'), { until: '14:32', minutes: 1, over: false }],
  [at('13:32:00'), { until: '14:32', minutes: 0, over: true }],
  [at('15:00:00'), { until: '14:32', minutes: 0, over: true }],
])('rule 2.34: goods are held until their time, on a Norwegian clock: %s', (now, hold) => {
  expect(holdOf(END, now)).toEqual(hold);
});
