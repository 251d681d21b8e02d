import { num } from './contour';

export type Point = readonly [x: number, y: number];

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

const text = ([x, y]: Point) => `${num(x)} ${num(y)}`;

/** A soft curve through all points. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]) as Point;
  let d = `M${text(at(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${text(first)} ${text(second)} ${text(to)}`;
  }
  return closed ? `${d}Z` : d;
}

export interface Slab {
  x?: number;
  top: number;
  bottom: number;
  /** Width above, and below where it is another. */
  wide: number;
  foot?: number;
  corner?: number;
  /** How far the sides bow out, and the upper and the lower edge. */
  swell?: number;
  crown?: number;
  sag?: number;
}

/** A box of cloth, metal or foam seen from before it: rounded corners, bowed sides. */
export function slab({
  x = 480,
  top,
  bottom,
  wide,
  foot = wide,
  corner = 40,
  swell = 0,
  crown = 0,
  sag = 0,
}: Slab): string {
  const a = wide / 2;
  const b = foot / 2;
  const high = bottom - top;
  const r = Math.min(corner, high / 2, a, b);
  const p = (dx: number, y: number) => text([x + dx, y]);
  const middle = (a + b) / 2 + swell;
  return (
    `M${p(-a + r, top)}Q${p(0, top - crown * 2)} ${p(a - r, top)}Q${p(a, top)} ${p(a, top + r)}` +
    `C${p(middle, top + high * 0.36)} ${p(middle, top + high * 0.66)} ${p(b, bottom - r)}Q${p(b, bottom)} ${p(b - r, bottom)}` +
    `Q${p(0, bottom + sag * 2)} ${p(-b + r, bottom)}Q${p(-b, bottom)} ${p(-b, bottom - r)}` +
    `C${p(-middle, top + high * 0.66)} ${p(-middle, top + high * 0.36)} ${p(-a, top + r)}Q${p(-a, top)} ${p(-a + r, top)}Z`
  );
}

export const ring = (x: number, y: number, rx: number, ry = rx): string => {
  const k = 0.5523;
  const p = (dx: number, dy: number) => text([x + dx * rx, y + dy * ry]);
  return (
    `M${p(-1, 0)}C${p(-1, -k)} ${p(-k, -1)} ${p(0, -1)}C${p(k, -1)} ${p(1, -k)} ${p(1, 0)}` +
    `C${p(1, k)} ${p(k, 1)} ${p(0, 1)}C${p(-k, 1)} ${p(-1, k)} ${p(-1, 0)}Z`
  );
};

/** A closed polygon with straight edges. */
export const corners = (...points: Point[]): string => `M${points.map(text).join('L')}Z`;

export const straight = (...points: Point[]): string => `M${points.map(text).join('L')}`;

/** What is drawn to face left faces right. */
export const mirrored = (drawn: string, when = true): string =>
  when ? `<g transform="translate(960 0) scale(-1 1)">${drawn}</g>` : drawn;

export const turned = (drawn: string, degrees: number, x = 480, y = 600): string =>
  `<g transform="rotate(${num(degrees)} ${num(x)} ${num(y)})">${drawn}</g>`;
