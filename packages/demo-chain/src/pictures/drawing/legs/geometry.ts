import { num } from 'demo-chain/pictures/drawing/contour';

export type Point = readonly [x: number, y: number];

export const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t];
const plus = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
export const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

const write = ([x, y]: Point) => `${num(x)} ${num(y)}`;
const at = (points: readonly Point[], i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;

/** The Catmull–Rom handles of the piece from point `i` to the next. */
function handles(points: readonly Point[], i: number): [Point, Point, Point, Point] {
  const [p, a, b, n] = [at(points, i - 1), at(points, i), at(points, i + 1), at(points, i + 2)];
  return [a, plus(a, (b[0] - p[0]) / 6, (b[1] - p[1]) / 6), plus(b, -(n[0] - a[0]) / 6, -(n[1] - a[1]) / 6), b];
}

/** A place on the smooth curve through points, `t` counted in pieces. */
export function placeOn(points: readonly Point[], t: number): Point {
  const i = Math.max(0, Math.min(points.length - 2, Math.floor(t)));
  const [a, b, c, d] = handles(points, i);
  const s = t - i;
  const u = 1 - s;
  const mix = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * s * b[k] + 3 * u * s * s * c[k] + s ** 3 * d[k];
  return [mix(0), mix(1)];
}

const bends = (points: readonly Point[]) =>
  points
    .slice(1)
    .map((_, i) => {
      const [, b, c, d] = handles(points, i);
      return `C${write(b)} ${write(c)} ${write(d)}`;
    })
    .join('');

/** An open smooth path. */
export const smooth = (points: readonly Point[]): string => `M${write(at(points, 0))}${bends(points)}`;

/** A closed path of smooth runs that meet at corners. */
export const closed = (...runs: readonly (readonly Point[])[]): string =>
  `${runs.map((run, i) => `${i ? 'L' : 'M'}${write(at(run, 0))}${bends(run)}`).join('')}Z`;

/** A closed polygon with its corners rounded. */
export function blunt(points: readonly Point[], radius: number): string {
  const n = points.length;
  const corner = (i: number) => {
    const [p, c, q] = [points[(i + n - 1) % n], points[i], points[(i + 1) % n]] as [Point, Point, Point];
    const near = (o: Point) => between(c, o, Math.min(0.5, radius / Math.max(1, apart(c, o))));
    return `${write(near(p))}Q${write(c)} ${write(near(q))}`;
  };
  return `M${points.map((_, i) => corner(i)).join('L')}Z`;
}

export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Degrees by which what hangs straight down at `a` is turned so that it points to `b`. */
export const leanOf = ([ax, ay]: Point, [bx, by]: Point) => (-Math.atan2(bx - ax, by - ay) * 180) / Math.PI;
