import { expect, it } from 'vitest';
import { campaignPeriod } from '@/lib/prices/campaign-period';

const cases: [end: string, shown: object][] = [
  ['2026-12-04T00:00:00+01:00', { last: '3. desember 2026' }],
  ['2026-12-04T14:30:00+01:00', { until: '4. desember 2026 kl. 14:30' }],
  ['2027-01-01T00:00:00+01:00', { last: '31. desember 2026' }],
];
it.each(cases)('rule 2.20: a campaign that ends %s says so in words', (end, shown) => {
  const period = campaignPeriod({ start: new Date('2026-11-13T00:00:00+01:00'), end: new Date(end) });
  expect(period).toEqual({ from: '13. november 2026', ...shown });
});
