import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type FinderShop, findShops, metresByRoad, withRoads } from '@/lib/shops/find-shops';
import { type Coords, formatDistance, roadEstimate } from '@/lib/shops/geo';
import { createGreatCircle } from '@/server/adapters/distance/great-circle';
import { createKeptDistances } from '@/server/adapters/distance/kept-distances';
import { createOsrm } from '@/server/adapters/distance/osrm';
import { createShops } from '@/server/catalogue/shops/service';
import { serveLocally } from '@/tests/support/local-server';
import { drammen, jessheim, oslo } from './suite';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
const unavailable = expect.objectContaining({ code: 'unavailable' });
const waypoint = { distance: 0 };
const pointsOf = (url: URL) => (url.pathname.split('/').at(-1) ?? '').split(';').length;

/** A router for which everything lies as many metres away as its place in the table. */
async function router(accepts = 100) {
  const server = await serveLocally((url) => {
    const points = pointsOf(url);
    if (points > accepts) return { status: 400, body: { code: 'TooBig', message: 'Too many table coordinates' } };
    const row = Array.from({ length: points }, (_, i) => i);
    return { body: { code: 'Ok', distances: [row], sources: [waypoint], destinations: row.map(() => waypoint) } };
  });
  closing.push(server.close);
  return server;
}

/** Takes what it is asked and never says a word. */
async function silence() {
  const asked: string[] = [];
  const server = createServer((request) => asked.push(request.url ?? ''));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

const places = (count: number): Coords[] =>
  Array.from({ length: count }, (_, i) => ({ longitude: 10 + i / 1000, latitude: 60 }));

describe('rule 16.2: what a router has said is kept', () => {
  it('asks once for a place, to ten metres, and only for what is missing', async () => {
    const server = await router();
    const osrm = createOsrm({ url: server.url });
    const first = await osrm.from(oslo, [jessheim, drammen]);
    const near = { longitude: oslo.longitude + 0.00004, latitude: oslo.latitude };
    expect(await osrm.from(near, [drammen, jessheim])).toEqual({ ...first, metres: [2, 1] });
    expect(server.asked).toHaveLength(1);
    await osrm.from(oslo, [jessheim, oslo]);
    expect(server.asked.map(pointsOf)).toEqual([3, 2]);
  });

  it('for a day, and never a failure', async () => {
    const server = await router(1);
    let hours = 0;
    const osrm = createOsrm({ url: server.url, now: () => hours * 3_600_000 });
    await expect(osrm.from(oslo, [jessheim])).rejects.toEqual(unavailable);
    await expect(osrm.from(oslo, [jessheim])).rejects.toEqual(unavailable);
    expect(server.asked).toHaveLength(2);
    const other = await router();
    const working = createOsrm({ url: other.url, now: () => hours * 3_600_000 });
    for (hours of [0, 23, 24, 25]) await working.from(oslo, [jessheim]);
    expect(other.asked).toHaveLength(2);
  });

  it('up to so many pairs: who was asked for longest ago goes first', () => {
    const kept = createKeptDistances(() => 0, 5);
    const pair = () => new Map([1, 2].map((n): [string, number] => [`${n}`, n]));
    for (const position of ['a', 'b']) kept.keep(position, pair());
    kept.of('a');
    kept.keep('c', pair());
    expect(['a', 'b', 'c'].map((position) => kept.of(position).size)).toEqual([2, 0, 2]);
    expect(kept.pairs()).toBe(4);
    kept.keep('a', pair());
    expect(kept.pairs()).toBe(4);
  });
});

describe('more places than a table holds', () => {
  it('are asked for in several, and joined in order', async () => {
    const server = await router();
    const { metres } = await createOsrm({ url: server.url }).from(oslo, places(250));
    expect(server.asked.map(pointsOf).sort()).toEqual([100, 100, 53]);
    expect([metres[0], metres[98], metres[99], metres[249]]).toEqual([1, 99, 1, 52]);
  });

  it('in smaller ones where the server says that it takes less, which is remembered', async () => {
    const server = await router(20);
    const osrm = createOsrm({ url: server.url });
    expect((await osrm.from(oslo, places(60))).metres).toHaveLength(60);
    const before = server.asked.length;
    await osrm.from(drammen, places(60));
    expect(server.asked.slice(before).every((url) => pointsOf(url) <= 20)).toBe(true);
  });
});

describe('rule 16.3: a router that is too late', () => {
  it('is left alone for ten seconds', async () => {
    const server = await silence();
    let now = 0;
    const osrm = createOsrm({ url: server.url, timeoutMs: 500, now: () => now });
    for (now of [0, 1000, 9000]) await expect(osrm.from(oslo, [jessheim])).rejects.toEqual(unavailable);
    expect(server.asked).toHaveLength(1);
    now = 30_000;
    await expect(osrm.from(oslo, [jessheim])).rejects.toEqual(unavailable);
    expect(server.asked).toHaveLength(2);
  });

  it.each([
    ['silent', silence, true],
    ['awake', router, false],
  ])('the shopper sees the estimate with «ca.»: %s', async (_name, open, approximate) => {
    const { url } = await open();
    const shops = createShops({
      distance: createOsrm({ url, timeoutMs: approximate ? 20 : 60_000 }),
      estimate: createGreatCircle(),
    } as Parameters<typeof createShops>[0]);
    const table = await shops.distances('10.7522,59.9139;11.1753,60.1412');
    expect(table.approximate).toBe(approximate);
    const shop = {
      ...{ id: 7, name: 'Jessheim', postNo: '2050', postPlace: 'JESSHEIM' },
      coords: jessheim,
    } as FinderShop;
    const [found] = withRoads(findShops([shop], '2050', oslo), metresByRoad(table, [shop]));
    const shown = formatDistance(found?.distance ?? 0, { approximate: !found?.byRoad });
    expect(shown).toBe(approximate ? `ca.\u00a0${formatDistance(roadEstimate(oslo, jessheim))}` : formatDistance(1));
  });
});
