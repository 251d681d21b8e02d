import { num } from './contour';

/** A place in space, in units of the goods: x to the right, y down, z to the eye. */
export type Place = readonly [x: number, y: number, z: number];
/** A place on the picture. */
export type Spot = readonly [x: number, y: number];

/** Sees places in space as spots on the picture. */
export interface Eye {
  (place: Place): Spot;
  /** The greater, the nearer to the eye. */
  depth(place: Place): number;
}

export interface Camera {
  /** Turns the goods about the vertical, in degrees; above zero shows more of their left. */
  turn: number;
  /** How far from above one looks, in degrees. */
  tilt?: number;
  scale?: number;
  /** Where the goods' origin lies on the picture. */
  at?: Spot;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function eyeOf({ turn, tilt = 0, scale = 1, at = [480, 600] }: Camera): Eye {
  const [cy, sy] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const [cp, sp] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))];
  const near = ([x, , z]: Place) => z * cy - x * sy;
  const see = (place: Place): Spot => {
    const [x, y, z] = place;
    return [at[0] + scale * (x * cy + z * sy), at[1] + scale * (y * cp + near(place) * sp)];
  };
  return Object.assign(see, { depth: (place: Place) => near(place) * cp - place[1] * sp });
}

/** An eye that sees all places within a field about `at`, as large as they fit, but at most `most` units to one of theirs. */
export function fitted(
  camera: Pick<Camera, 'turn' | 'tilt'>,
  places: readonly Place[],
  { width, height, at = [480, 600], most = 1e9 }: { width: number; height: number; at?: Spot; most?: number },
): Eye {
  const spots = places.map(eyeOf({ ...camera, at: [0, 0] }));
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(most, width / (x1 - x0), height / (y1 - y0));
  return eyeOf({ ...camera, scale, at: [at[0] - (scale * (x0 + x1)) / 2, at[1] - (scale * (y0 + y1)) / 2] });
}

/** Straight from spot to spot. */
export const polygon = (spots: readonly Spot[]): string =>
  `M${spots.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** A smooth line through all spots (Catmull–Rom). */
export function curve(spots: readonly Spot[], closed = false): string {
  const n = spots.length;
  const spot = (i: number): Spot => spots[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const [x0, y0] = spot(0);
  let d = `M${num(x0)} ${num(y0)}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)];
    d += `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} ${num(c[0] - (e[0] - b[0]) / 6)} ${num(c[1] - (e[1] - b[1]) / 6)} ${num(c[0])} ${num(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Evenly spread angles, in radians, from `from` to `to` turns. */
export const angles = (count: number, from = 0, to = 1): number[] =>
  Array.from({ length: count }, (_, i) => (from + ((to - from) * i) / count) * Math.PI * 2);

/** A circle about an axis along z. From wherever one looks it is an ellipse. */
export function circle(eye: Eye, [x, y, z]: Place, r: number): string {
  const [cx, cy] = eye([x, y, z]);
  const [ux, uy] = eye([x + r, y, z]);
  const [vx, vy] = eye([x, y + r, z]);
  const [u, v] = [
    [ux - cx, uy - cy],
    [vx - cx, vy - cy],
  ] as const;
  // Of all pairs of conjugate radii the one that is square to each other.
  const t = Math.atan2(2 * (u[0] * v[0] + u[1] * v[1]), u[0] ** 2 + u[1] ** 2 - v[0] ** 2 - v[1] ** 2) / 2;
  const at = (k: number): Spot => [u[0] * Math.cos(k) + v[0] * Math.sin(k), u[1] * Math.cos(k) + v[1] * Math.sin(k)];
  const [long, short] = [at(t), at(t + Math.PI / 2)];
  // Radii a little too short are drawn out to fit between their ends; ones too long by a rounding would bulge.
  const radius = (half: Spot) => num(Math.hypot(...half) * 0.98);
  const arc = `A${radius(long)} ${radius(short)} ${num(degreesOf([0, 0], long))} 0 1`;
  return `M${num(cx + long[0])} ${num(cy + long[1])}${arc} ${num(cx - long[0])} ${num(cy - long[1])}${arc} ${num(cx + long[0])} ${num(cy + long[1])}Z`;
}

/** The outline of scattered spots as a tight band sees it. */
export function hull(spots: readonly Spot[]): Spot[] {
  const sorted = [...spots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Spot[]) => {
    const out: Spot[] = [];
    for (const p of list) {
      for (;;) {
        const [a, b] = [out.at(-2), out.at(-1)];
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The outline of scattered spots as seen from `centre`: the furthest in each direction. It may go in where they do. */
export function outline(spots: readonly Spot[], centre: Spot, count = 72): Spot[] {
  const far = new Array<number>(count).fill(0);
  for (const [x, y] of spots) {
    const turn = Math.atan2(y - centre[1], x - centre[0]) / (Math.PI * 2) + 1;
    const bin = Math.round(turn * count) % count;
    far[bin] = Math.max(far[bin] ?? 0, Math.hypot(x - centre[0], y - centre[1]));
  }
  const smooth = (list: number[]) =>
    list.map((r, i) => (r * 2 + (list.at(i - 1) ?? r) + (list[(i + 1) % count] ?? r)) / 4);
  return smooth(smooth(far)).map((r, i) => {
    const a = (i / count) * Math.PI * 2;
    return [centre[0] + Math.cos(a) * r, centre[1] + Math.sin(a) * r] as const;
  });
}

/** The outline of a straight bar that may get thinner or thicker. */
export function barOutline([x0, y0]: Spot, [x1, y1]: Spot, w0: number, w1 = w0): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [nx, ny] = [-(y1 - y0) / length / 2, (x1 - x0) / length / 2];
  return polygon([
    [x0 + nx * w0, y0 + ny * w0],
    [x1 + nx * w1, y1 + ny * w1],
    [x1 - nx * w1, y1 - ny * w1],
    [x0 - nx * w0, y0 - ny * w0],
  ]);
}

/** The spot a share of the way from one to the other. */
export const between = (a: Spot, b: Spot, share: number): Spot => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const degreesOf = (a: Spot, b: Spot): number => (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;

/** How far writing along a line from `a` to `b` is turned, so that it is never upside down. */
export function readable(a: Spot, b: Spot): number {
  const turn = degreesOf(a, b);
  return Math.abs(turn) > 90 ? turn - 180 * Math.sign(turn) : turn;
}

/** Turns and moves a piece that is drawn about the origin. */
export const placed = (svg: string, [x, y]: Spot, turn = 0, scale = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${scale.toFixed(3)})">${svg}</g>`;
