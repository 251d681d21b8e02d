import { describe, expect, it, test } from 'vitest';
import { MAP, type MapPoint, mapPoint, nearestWithin, WHOLE_MAP, windowAround } from '@/lib/shops/map';

const lindesnes = { latitude: 57.98, longitude: 7.05 };
const vardoe = { latitude: 70.37, longitude: 31.1 };
const oslo = { latitude: 59.91, longitude: 10.75 };
const bergen = { latitude: 60.39, longitude: 5.32 };
const tromsoe = { latitude: 69.65, longitude: 18.96 };

const inside = ({ x, y }: MapPoint, { width, height } = MAP) => x >= 0 && x <= width && y >= 0 && y <= height;

describe('rule 2.42: where places stand on the map', () => {
  it.each([lindesnes, vardoe, oslo, bergen, tromsoe])('%j lies on it', (place) => {
    expect(inside(mapPoint(place))).toBe(true);
  });

  it('north is up and east is right', () => {
    expect(mapPoint(tromsoe).y).toBeLessThan(mapPoint(oslo).y);
    expect(mapPoint(bergen).x).toBeLessThan(mapPoint(oslo).x);
  });
});

describe('rule 2.42: what is spoken of is brought closer', () => {
  test('nothing is the whole map', () => {
    expect(windowAround([])).toEqual(WHOLE_MAP);
  });

  it.each([
    ['one shop', [oslo]],
    ['two far apart', [oslo, bergen]],
    ['one at the edge', [vardoe]],
    ['the whole country', [lindesnes, vardoe]],
  ])('%s stand in the window, which stays on the map', (_name, places) => {
    const view = windowAround(places.map(mapPoint));
    const size = { width: MAP.width / view.scale, height: MAP.height / view.scale };
    for (const point of places.map(mapPoint))
      expect(inside({ x: point.x - view.x, y: point.y - view.y }, size)).toBe(true);
    expect([view.x >= 0, view.y >= 0]).toEqual([true, true]);
    expect([view.x + size.width <= MAP.width + 1e-9, view.y + size.height <= MAP.height + 1e-9]).toEqual([true, true]);
  });

  test('one shop is not brought closer than the coast allows', () => {
    expect(windowAround([mapPoint(oslo)]).scale).toBe(5);
    expect(windowAround([lindesnes, vardoe].map(mapPoint)).scale).toBe(1);
  });
});

test.each([
  [{ x: 0, y: 0 }, 10, 'a'],
  [{ x: 9, y: 0 }, 10, 'b'],
  [{ x: 30, y: 0 }, 10, undefined],
])('at %j, reaching %i, %s is meant', (point, reach, name) => {
  const all = [
    { name: 'a', x: 2, y: 0 },
    { name: 'b', x: 8, y: 0 },
  ];
  expect(nearestWithin(point, all, reach)?.name).toBe(name);
});
