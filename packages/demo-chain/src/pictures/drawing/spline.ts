import { num } from './contour';
import { between, type Point } from './curve';

type Bezier = readonly [Point, Point, Point, Point];

/** A smooth line through points, which can be asked where it is. */
export interface Curve {
  segments: readonly Bezier[];
  /** Length up to the end of each segment. */
  ends: readonly number[];
}

const apart = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

export function curveThrough(points: readonly Point[]): Curve {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const heading = (i: number): Point => {
    const [from, to] = [at(i - 1), at(i + 1)];
    const far = apart(from, to) || 1;
    return [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  };
  const ends: number[] = [];
  const segments = points.slice(1).map((end, i): Bezier => {
    const start = at(i);
    const reach = apart(start, end) * 0.36;
    ends.push((ends.at(-1) ?? 0) + apart(start, end));
    const [out, into] = [heading(i), heading(i + 1)];
    return [start, moved(start, out[0] * reach, out[1] * reach), moved(end, -into[0] * reach, -into[1] * reach), end];
  });
  return { segments, ends };
}

/** The place at a share of the curve's length. */
export function pointOn({ segments, ends }: Curve, share: number): Point {
  const target = Math.max(0, Math.min(1, share)) * (ends.at(-1) ?? 0);
  const i = Math.max(
    0,
    ends.findIndex((end) => end >= target),
  );
  const start = ends[i - 1] ?? 0;
  const t = (target - start) / ((ends[i] ?? 1) - start || 1);
  const [a, b, c, d] = segments[i] as Bezier;
  const [p, q, r] = [between(a, b, t), between(b, c, t), between(c, d, t)];
  return between(between(p, q, t), between(q, r, t), t);
}

/** To the left of the curve's direction, one unit long. */
export function normalOn(curve: Curve, share: number): Point {
  const [a, b] = [pointOn(curve, share - 0.01), pointOn(curve, share + 0.01)];
  const far = apart(a, b) || 1;
  return [(b[1] - a[1]) / far, -(b[0] - a[0]) / far];
}

/** Points along a part of a curve, pushed out to its left. */
export const alongside = (curve: Curve, from: number, to: number, out: number | ((t: number) => number), count = 6) =>
  Array.from({ length: count + 1 }, (_, i): Point => {
    const t = i / count;
    const share = from + (to - from) * t;
    const [nx, ny] = normalOn(curve, share);
    const far = typeof out === 'function' ? out(t) : out;
    return moved(pointOn(curve, share), nx * far, ny * far);
  });

const write = ([x, y]: Point) => `${num(x)} ${num(y)}`;

const bends = (points: readonly Point[]) =>
  curveThrough(points)
    .segments.map(([, b, c, d]) => `C${write(b)} ${write(c)} ${write(d)}`)
    .join('');

/** An open path, smooth through all points. */
export const smooth = (points: readonly Point[]): string => (points[0] ? `M${write(points[0])}${bends(points)}` : '');

/** A closed path out of smooth runs that meet at corners. */
export const outlined = (...runs: readonly (readonly Point[])[]): string =>
  `${runs.map((run, i) => (run[0] ? `${i ? 'L' : 'M'}${write(run[0])}${bends(run)}` : '')).join('')}Z`;

/** A closed path that is smooth all around. */
export function rounded(points: readonly Point[]): string {
  const n = points.length;
  const ring = [points[n - 1], ...points, points[0], points[1]] as Point[];
  const { segments } = curveThrough(ring);
  const inside = segments.slice(1, -1);
  const [first] = inside;
  return first
    ? `M${write(first[0])}${inside.map(([, b, c, d]) => `C${write(b)} ${write(c)} ${write(d)}`).join('')}Z`
    : '';
}

export const ease = (from: number, to: number, x: number): number => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
