import { z } from 'zod';
import { ShopError } from '@/lib/errors';
import type { Coords } from '@/lib/shops/geo';
import type { Distance } from '@/server/ports/distance';

const TIMEOUT_MS = 3000;
/**
 * OSRM takes any point to its nearest road, however far: latitude and longitude that changed places come back as
 * zeros from a road 7,000 km away, with code 'Ok'. Nobody in Norway lives this far from a road.
 */
const FARTHEST_ROAD_METRES = 50_000;

const Waypoint = z.object({ distance: z.number() });
const Table = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.number().nullable())),
  sources: z.array(Waypoint),
  destinations: z.array(Waypoint),
});

const coordinate = ({ longitude, latitude }: Coords) => `${longitude},${latitude}`;

/**
 * Road distances of an OSRM server (rule 16.2). `sources=0` asks for one row: without it OSRM counts all pairs,
 * and its limit of 100 coordinates is met by one user and 100 shops.
 */
export function createOsrm({ url }: { url: string }): Distance {
  return {
    async from(position, places) {
      if (places.length === 0) return { metres: [], approximate: false };
      const all = [position, ...places].map(coordinate).join(';');
      const table = await ask(`${url}/table/v1/car/${all}?annotations=distance&sources=0&generate_hints=false`);
      const far = (waypoint?: { distance: number }) => !waypoint || waypoint.distance > FARTHEST_ROAD_METRES;
      const [, ...row] = table.distances[0] ?? [];
      const nowhere = far(table.sources[0]) || row.length !== places.length;
      const metres = places.map((_, i) => (nowhere || far(table.destinations[i + 1]) ? null : (row[i] ?? null)));
      return { metres, approximate: false };
    },
  };
}

async function ask(url: string): Promise<z.infer<typeof Table>> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer: unknown = await response.json();
    const table = Table.safeParse(answer);
    if (response.ok && table.success) return table.data;
    const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
    throw new Error(`OSRM answered ${response.status} ${code}: ${message}`);
  } catch (cause) {
    throw new ShopError('unavailable', { cause });
  }
}
