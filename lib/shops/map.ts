import type { Coords } from './geo';

/** Map units (rule 2.42). */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** From Lindesnes to Vardø. tools/assets/draw-norway.ts uses the same projection. */
export const MAP = { width: 784, height: 976 };

/** Coordinates are whole numbers: so many to a map unit. */
export const FINENESS = 2;
export const CLOSER_FINENESS = 6;

const MERIDIAN = 15.5;
const SCALE = 4110;
const LEFT = 389;
const TOP = 5142.5;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Transverse Mercator on a sphere. */
export function mapPoint({ latitude, longitude }: Coords): MapPoint {
  const turn = radians(longitude - MERIDIAN);
  const lat = radians(latitude);
  const east = Math.atanh(Math.cos(lat) * Math.sin(turn));
  const north = Math.atan2(Math.tan(lat), Math.cos(turn));
  return { x: LEFT + SCALE * east, y: TOP - SCALE * north };
}

/** A zero-length line is a round dot whose size follows the screen. */
export const dotAt = ({ x, y }: MapPoint) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`;

/** The upper left corner, and the scale. */
export interface MapWindow extends MapPoint {
  readonly scale: number;
}

export const WHOLE_MAP: MapWindow = { x: 0, y: 0, scale: 1 };

/** Closer, the coast loses its shape. */
const CLOSEST = 5;
const MARGIN = 0.14;

/** Shows the whole map without points. */
export function windowAround(points: readonly MapPoint[]): MapWindow {
  if (points.length === 0) return WHOLE_MAP;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const share = Math.max((right - left) / MAP.width, (bottom - top) / MAP.height) / (1 - 2 * MARGIN);
  const scale = Math.min(CLOSEST, Math.max(1, 1 / Math.max(share, 1 / CLOSEST)));
  const [width, height] = [MAP.width / scale, MAP.height / scale];
  const within = (start: number, length: number, whole: number) => Math.min(Math.max(start, 0), whole - length);
  return {
    scale,
    x: within((left + right - width) / 2, width, MAP.width),
    y: within((top + bottom - height) / 2, height, MAP.height),
  };
}

export function nearestWithin<One extends MapPoint>(point: MapPoint, all: readonly One[], reach: number) {
  const away = (one: One) => Math.hypot(one.x - point.x, one.y - point.y);
  const [nearest] = [...all].sort((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= reach ? nearest : undefined;
}
