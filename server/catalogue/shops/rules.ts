import type { DistanceTable } from '@/lib/contracts/shops';
import type { Coords } from '@/lib/shops/geo';

const MOST_COORDINATES = 500;
const NUMBER = /^-?\d{1,3}(\.\d{1,15})?$/;

/** Norway with Svalbard and Jan Mayen. */
const isNorwegian = ({ longitude, latitude }: Coords) =>
  longitude >= -10 && longitude <= 35 && latitude >= 57 && latitude <= 82;

/** Decodes the path, as some servers do not; a coordinate never holds a percent sign. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reads 'longitude,latitude'. */
export function readPair(pair: string): Coords | undefined {
  const parts = pair.split(',');
  if (parts.length !== 2 || !parts.every((part) => NUMBER.test(part))) return undefined;
  const [longitude = 0, latitude = 0] = parts.map(Number);
  const coords = { longitude, latitude };
  const turned = !isNorwegian(coords) && isNorwegian({ longitude: latitude, latitude: longitude });
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && !turned ? coords : undefined;
}

/** Reads 'longitude,latitude;…' of OSRM. Refuses a swapped Norwegian pair: OSRM would answer zeros and no error. */
export function readCoordinates(text: string): Coords[] | undefined {
  const pairs = decoded(text).split(';', MOST_COORDINATES + 1);
  const read = pairs.map(readPair).filter((pair) => pair !== undefined);
  const fits = read.length === pairs.length && read.length >= 2 && read.length <= MOST_COORDINATES;
  return fits ? read : undefined;
}

/** Returns the answer of OSRM's table service with `sources=0`. */
export function distanceTable(
  coordinates: Coords[],
  { metres, approximate }: { metres: (number | null)[]; approximate: boolean },
): DistanceTable {
  const destinations = coordinates.map(({ longitude, latitude }) => ({
    distance: 0,
    name: '',
    location: [longitude, latitude] as [number, number],
  }));
  return { code: 'Ok', distances: [[0, ...metres]], sources: destinations.slice(0, 1), destinations, approximate };
}
