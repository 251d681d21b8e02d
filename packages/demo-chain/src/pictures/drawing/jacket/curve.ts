import { num } from 'demo-chain/pictures/drawing/contour';

export type Point = readonly [x: number, y: number];

export const spot = ([x, y]: Point) => `${num(x)} ${num(y)}`;

/** Straight lines from point to point. */
export const polyline = (points: readonly Point[]): string => `M${points.map(spot).join('L')}`;

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** A smooth line through all of these points (Catmull and Rom's, as cubic curves); `from` continues a path. */
export function through(points: readonly Point[], from: 'M' | 'L' = 'M'): string {
  const [first] = points;
  if (!first) return '';
  let d = `${from}${spot(first)}`;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const b = points[i] ?? first;
    const c = points[i + 1] ?? b;
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    d += `C${spot([b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6])} ${spot([c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6])} ${spot(c)}`;
  }
  return d;
}

/** A number read off a smooth curve through `[at, value]` pairs in rising order; level before the first and after the last. */
export function along(pairs: readonly (readonly [at: number, value: number])[], at: number): number {
  const next = pairs.findIndex(([t]) => t >= at);
  const upper = pairs[next === -1 ? pairs.length - 1 : next];
  const lower = pairs[next === -1 ? pairs.length - 1 : Math.max(0, next - 1)];
  if (!upper || !lower) return 0;
  const t = upper[0] === lower[0] ? 0 : (at - lower[0]) / (upper[0] - lower[0]);
  return lower[1] + (upper[1] - lower[1]) * (t * t * (3 - 2 * t));
}

export const steps = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

export const between = (a: number, b: number, share: number) => a + (b - a) * share;

/** A path with its numbers rounded. */
export const path = (text: TemplateStringsArray, ...values: readonly number[]): string =>
  text.reduce((d, part, i) => d + num(values[i - 1] ?? 0) + part);
