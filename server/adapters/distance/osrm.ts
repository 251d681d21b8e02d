import { z } from 'zod';
import { ShopError } from '@/lib/errors';
import type { Coords } from '@/lib/shops/geo';
import { systemMs } from '@/server/ports/clock';
import type { Distance } from '@/server/ports/distance';
import { createKeptDistances } from './kept-distances';

const TIMEOUT_MS = 1500;
/** How long a silent server is not asked. */
const REST_MS = 10_000;
/** OSRM's own default of `--max-table-size`; it refuses a table with more than the square of it. */
const MOST_COORDINATES = 100;
/** OSRM snaps points to the nearest road at any distance, with code 'Ok'; no place in Norway lies this far from a road. */
const FARTHEST_ROAD_METRES = 50_000;

const Waypoint = z.object({ distance: z.number() });
const Table = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.number().nullable())),
  sources: z.array(Waypoint),
  destinations: z.array(Waypoint),
});
type Table = z.infer<typeof Table>;

class TooBig extends Error {}

/** Rounds to ten metres, for the cache. */
const coordinate = ({ longitude, latitude }: Coords) => `${longitude.toFixed(4)},${latitude.toFixed(4)}`;

interface OsrmOptions {
  url: string;
  timeoutMs?: number;
  now?: () => number;
}

/** Road distances of an OSRM server (rule 16.2). More places than it allows are asked for in several tables. */
export function createOsrm({ url, timeoutMs = TIMEOUT_MS, now = systemMs }: OsrmOptions): Distance {
  const kept = createKeptDistances(now);
  let most = MOST_COORDINATES - 1;
  let restsUntil = 0;

  async function row(from: string, places: readonly string[], signal: AbortSignal): Promise<(number | null)[]> {
    if (places.length > most) {
      const parts = Array.from({ length: Math.ceil(places.length / most) }, (_, i) =>
        places.slice(i * most, (i + 1) * most),
      );
      return (await Promise.all(parts.map((part) => row(from, part, signal)))).flat();
    }
    try {
      const all = [from, ...places].join(';');
      const path = `table/v1/car/${all}?annotations=distance&sources=0&generate_hints=false`;
      return rowOf(await ask(`${url}/${path}`, signal), places.length);
    } catch (error) {
      if (!(error instanceof TooBig) || places.length < 2) throw error;
      most = Math.min(most, Math.ceil(places.length / 2));
      return row(from, places, signal);
    }
  }

  return {
    async from(position, places) {
      const from = coordinate(position);
      const asked = places.map(coordinate);
      const known = kept.of(from);
      const missing = [...new Set(asked)].filter((place) => !known.has(place));
      if (missing.length > 0) {
        if (now() < restsUntil) throw new ShopError('unavailable');
        const signal = AbortSignal.timeout(timeoutMs);
        const metres = await row(from, missing, signal).catch((cause) => {
          if (signal.aborted) restsUntil = now() + REST_MS;
          throw new ShopError('unavailable', { cause });
        });
        missing.forEach((place, i) => {
          known.set(place, metres[i] ?? null);
        });
        kept.keep(from, known);
      }
      return { metres: asked.map((place) => known.get(place) ?? null), approximate: false };
    },
  };
}

/** Metres to each place; null where no road leads, or where the nearest road is too far to be meant. */
function rowOf({ distances, sources, destinations }: Table, places: number): (number | null)[] {
  const far = (waypoint?: z.infer<typeof Waypoint>) => !waypoint || waypoint.distance > FARTHEST_ROAD_METRES;
  const [, ...row] = distances[0] ?? [];
  const nowhere = far(sources[0]) || row.length !== places;
  return Array.from({ length: places }, (_, i) => (nowhere || far(destinations[i + 1]) ? null : (row[i] ?? null)));
}

async function ask(address: string, signal: AbortSignal): Promise<Table> {
  const response = await fetch(address, { signal });
  const answer: unknown = await response.json();
  const table = Table.safeParse(answer);
  if (response.ok && table.success) return table.data;
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  const Refusal = code === 'TooBig' ? TooBig : Error;
  throw new Refusal(`OSRM answered ${response.status} ${code}: ${message}`);
}
