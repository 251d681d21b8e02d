import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDistance, greatCircle, roadEstimate } from '@/lib/shops/geo';

const oslo = { latitude: 59.9139, longitude: 10.7522 };
const bergen = { latitude: 60.3913, longitude: 5.3221 };
const coords = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('Oslo to Bergen is about 305 km as the crow flies, and × 1.35 by road (rule 16.3)', () => {
  expect(greatCircle(oslo, bergen)).toBeGreaterThan(303_000);
  expect(greatCircle(oslo, bergen)).toBeLessThan(307_000);
  expect(roadEstimate(oslo, bergen) / greatCircle(oslo, bergen)).toBeCloseTo(1.35, 10);
});

test('a degree of latitude is 111.2 km, and the antipode half the way round', () => {
  expect(greatCircle({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195, -1);
  expect(greatCircle({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015_115, -1);
});

test('the way back is as long, no way is none, and no pair is not a number', () => {
  fc.assert(
    fc.property(coords, coords, (a, b) => {
      expect(greatCircle(a, b)).toBeCloseTo(greatCircle(b, a), 3);
      expect(greatCircle(a, a)).toBe(0);
      expect(greatCircle(a, b)).toBeLessThan(20_016_000);
    }),
  );
});

test.each([
  [0, '0\u00a0m'],
  [849, '850\u00a0m'],
  [994, '990\u00a0m'],
  [996, '1\u00a0km'],
  [4240, '4,2\u00a0km'],
  [9949, '9,9\u00a0km'],
  [9951, '10\u00a0km'],
  [12_400, '12\u00a0km'],
  [1_204_000, '1204\u00a0km'],
])('%d metres reads %s', (metres, text) => {
  expect(formatDistance(metres)).toBe(text);
});

test.each([
  [160, 'under\u00a01\u00a0km'],
  [999, 'under\u00a01\u00a0km'],
  [1000, 'ca.\u00a01\u00a0km'],
  [4240, 'ca.\u00a04\u00a0km'],
  [12_000, 'ca.\u00a012\u00a0km'],
])("rule 16.3: an estimate of %d metres is said with 'ca.', and no finer than it is known: %s", (metres, text) => {
  expect(formatDistance(metres, { approximate: true })).toBe(text);
});
