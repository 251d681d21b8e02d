import { describe, expect, it } from 'vitest';
import { roadEstimate } from '@/lib/shops/geo';
import { createOsrm } from '@/server/adapters/distance/osrm';
import { osrmSmallTableUrl, osrmUrl } from '@/tests/support/engines';
import recorded from './osrm-table-fixtures.json';
import { distanceContract, drammen, jessheim, longyearbyen, oslo } from './suite';

const url = osrmUrl ?? '';
const smallUrl = osrmSmallTableUrl ?? '';
const between = (share: number) => ({
  longitude: oslo.longitude + share * (jessheim.longitude - oslo.longitude),
  latitude: oslo.latitude + share * (jessheim.latitude - oslo.latitude),
});
const along = (count: number) => Array.from({ length: count }, (_, i) => between((i + 1) / count));

describe.skipIf(!osrmUrl || !osrmSmallTableUrl)('a real osrm-routed', () => {
  distanceContract('OSRM, the server itself', () => createOsrm({ url }), { approximate: false });

  it.each(Object.entries(recorded.cases))('answers as it was recorded: %s', async (name, { request, status, body }) => {
    const answer = await fetch(`${name.startsWith('too_big') ? smallUrl : url}${request}`);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual(body);
  });

  it('gives the road distances, and null where no road leads', async () => {
    const { metres } = await createOsrm({ url }).from(oslo, [jessheim, longyearbyen, drammen, oslo]);
    expect(metres).toEqual([39127.9, null, 36129, 0]);
  });

  it('says nothing of latitudes and longitudes that changed places', async () => {
    const turned = { longitude: oslo.latitude, latitude: oslo.longitude };
    expect((await createOsrm({ url }).from(turned, [{ longitude: 60.1412, latitude: 11.1753 }])).metres).toEqual([
      null,
    ]);
  });

  it.each([
    ['one of the usual size', url],
    ['one that takes 16 pairs', smallUrl],
  ])('answers for 500 places in order: %s', async (_name, address) => {
    const places = along(500);
    const router = createOsrm({ url: address, timeoutMs: 60_000 });
    const { metres } = await router.from(oslo, places);
    expect(metres).toHaveLength(500);
    for (const at of [0, 99, 100, 250, 499]) {
      const [alone] = (await createOsrm({ url }).from(oslo, [places[at] as typeof oslo])).metres;
      expect(metres[at]).toBe(alone);
    }
    expect(metres.at(-1)).toBeGreaterThan(roadEstimate(oslo, jessheim) / 2);
  });
});
