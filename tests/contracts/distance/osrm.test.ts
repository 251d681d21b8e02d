import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Coords } from '@/lib/shops/geo';
import { createOsrm } from '@/server/adapters/distance/osrm';
import { type LocalAnswer, serveLocally } from '@/tests/support/local-server';
import recorded from './osrm-table-fixtures.json';
import { distanceContract, drammen, jessheim, longyearbyen, oslo } from './suite';

interface Table {
  distances: (number | null)[][];
  sources: object[];
}

const numbers = (path: string) => (path.split('/').at(-1) ?? '').split(/[,;]/).map(Number).join();
const cases = Object.values(recorded.cases).map(({ request, status, body }) => {
  const { pathname, searchParams } = new URL(request, 'http://local');
  return { coordinates: numbers(pathname), special: searchParams.has('fallback_speed'), status, body };
});

/** What a real osrm-routed 6.0.0 answered to these coordinates, cut to the first row as `sources=0` asks. */
function replay(url: URL): LocalAnswer {
  const found = cases.find((one) => !one.special && one.coordinates === numbers(url.pathname));
  if (!found) return { status: 400, body: { code: 'NoSegment', message: 'not recorded' } };
  if (found.status !== 200 || url.searchParams.get('sources') !== '0') return found;
  const table = found.body as unknown as Table;
  return { body: { ...table, distances: table.distances.slice(0, 1), sources: table.sources.slice(0, 1) } };
}

let server: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  server = await serveLocally(replay);
});
afterAll(() => server.close());
const osrm = () => createOsrm({ url: server.url });
const unavailable = expect.objectContaining({ code: 'unavailable' });

distanceContract('OSRM', osrm, { approximate: false });

describe('OSRM as it was recorded', () => {
  it('gives the road distances of the first row', async () => {
    expect((await osrm().from(oslo, [jessheim, drammen])).metres).toEqual([39127.9, 36129]);
    expect(server.asked.at(-1)?.searchParams.get('sources')).toBe('0');
  });

  it('gives null where no road leads', async () => {
    expect((await osrm().from(oslo, [longyearbyen])).metres).toEqual([null]);
  });

  it('does not believe zeros from a road 7,000 km away', async () => {
    const turned = ({ longitude, latitude }: Coords) => ({ longitude: latitude, latitude: longitude });
    expect((await osrm().from(turned(oslo), [turned(jessheim)])).metres).toEqual([null]);
  });

  it('a refusal is unavailable', async () => {
    await expect(osrm().from(oslo, [{ longitude: 11, latitude: 60.5 }])).rejects.toEqual(unavailable);
  });
});

describe('OSRM out of order', () => {
  it.each<[string, LocalAnswer]>([
    ['no JSON', { body: '<html>' }],
    ['an error', { status: 500, body: {} }],
    ['null', { body: 'null' }],
    ['another shape', { body: { code: 'Ok', distances: 'many' } }],
  ])('%s is unavailable', async (_name, answer) => {
    const broken = await serveLocally(() => answer);
    await expect(createOsrm({ url: broken.url }).from(oslo, [jessheim])).rejects.toEqual(unavailable);
    await broken.close();
  });

  it('a row too short is no distance at all', async () => {
    const waypoint = { distance: 0 };
    const body = { code: 'Ok', distances: [[0]], sources: [waypoint], destinations: [waypoint] };
    const short = await serveLocally(() => ({ body }));
    expect((await createOsrm({ url: short.url }).from(oslo, [jessheim])).metres).toEqual([null]);
    await short.close();
  });

  it('nobody there is unavailable', async () => {
    await expect(createOsrm({ url: 'http://127.0.0.1:1' }).from(oslo, [jessheim])).rejects.toEqual(unavailable);
  });
});
