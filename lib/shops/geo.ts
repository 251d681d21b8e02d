/** Degrees, WGS84 (rule 3.7). */
export type Coords = { readonly latitude: number; readonly longitude: number };

const EARTH_RADIUS_METRES = 6_371_008.8;
const ROADS_ARE_LONGER = 1.35; // rule 16.3: how much a Norwegian road exceeds the great circle
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres (haversine). */
export function greatCircle(from: Coords, to: Coords): number {
  const dLat = radians(to.latitude - from.latitude);
  const dLon = radians(to.longitude - from.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Great circle × 1.35, labelled 'ca.' (rule 16.3). */
export function roadEstimate(from: Coords, to: Coords): number {
  return greatCircle(from, to) * ROADS_ARE_LONGER;
}

/** '850 m', '4,2 km', '12 km'; `approximate`: 'ca. 4 km', 'under 1 km'. Spaces are U+00A0. */
export function formatDistance(metres: number, { approximate = false } = {}): string {
  if (approximate) return metres < 1000 ? 'under\u00a01\u00a0km' : `ca.\u00a0${Math.round(metres / 1000)}\u00a0km`;
  const tens = Math.round(metres / 10) * 10;
  if (tens < 1000) return `${tens}\u00a0m`;
  const tenths = Math.round(metres / 100);
  const km = tenths < 100 ? String(tenths / 10).replace('.', ',') : Math.round(metres / 1000);
  return `${km}\u00a0km`;
}
