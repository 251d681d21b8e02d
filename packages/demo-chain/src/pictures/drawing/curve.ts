import { num } from './contour';

export type Point = readonly [x: number, y: number];

export const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

export const mirrored = ([x, y]: Point): Point => [960 - x, y];

/** From `from`, `length` away; `angle` in degrees, 0 is straight down, 90 to the right. */
export const towards = ([x, y]: Point, angle: number, length: number): Point => [
  x + Math.sin((angle * Math.PI) / 180) * length,
  y + Math.cos((angle * Math.PI) / 180) * length,
];

const pair = ([x, y]: Point) => `${num(x)} ${num(y)}`;

/** Straight lines through points, closed. */
export const polygon = (points: readonly Point[]) => `M${points.map(pair).join('L')}Z`;

/** A smooth curve through points (Catmull–Rom), without the `M` if it goes on from another. */
export function through(points: readonly Point[], start = true): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  let d = start ? `M${pair(at(0))}` : '';
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p, a, b, n] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${num(a[0] + (b[0] - p[0]) / 6)} ${num(a[1] + (b[1] - p[1]) / 6)} ${num(b[0] - (n[0] - a[0]) / 6)} ${num(b[1] - (n[1] - a[1]) / 6)} ${pair(b)}`;
  }
  return d;
}

/** A cubic curve's place and the direction to its left, at `t`. */
export function along([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): { at: Point; left: Point } {
  const u = 1 - t;
  const mix = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  const slope = (i: 0 | 1) => u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i]);
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy) || 1;
  return { at: [mix(0), mix(1)], left: [dy / length, -dx / length] };
}
