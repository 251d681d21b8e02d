import type { Point } from 'demo-chain/pictures/drawing/curve';
import {
  type Curve,
  curveThrough,
  ease,
  normalOn,
  outlined,
  pointOn,
  smooth,
  steps,
} from 'demo-chain/pictures/drawing/spline';

/** The shape of a shoe in millimetres. Its drawing is seen from the outside, the toe to the left. */
export interface LastMeasures {
  /** Units of the canvas from toe to heel. */
  size: number;
  /** Millimetres from toe to heel. */
  length: number;
  floor: number;
  /** Ends below the ankle. */
  low: boolean;
  /** 0 is pointed and flat, 1 blunt and high. */
  toe: number;
  /** Height of the instep above the ball of the foot. */
  instep: number;
  /** From the footbed to the top in front. */
  shaft: number;
  /** How much lower the top is at the ankle, and at the heel. */
  dip: number;
  heelDrop: number;
  /** How far the shaft leans forward. */
  lean: number;
  /** Under the heel, under the ball, at the tip of the toe. */
  heelStack: number;
  ballStack: number;
  spring: number;
  lug: number;
  /** How high the sole climbs around the heel. */
  heelCup: number;
  /** How far the top widens backwards for the calf, in shares of the length. */
  calf?: number;
  /** How high the sole is above the floor, on a blade. */
  raised?: number;
}

/** Where things are on a shoe: `u` runs from toe to heel, `v` from the sole to the top. */
export interface Last {
  measures: LastMeasures;
  /** Units to a millimetre. */
  mm: number;
  at(u: number, v: number): Point;
  x(u: number): number;
  /** The underside without lugs, and the edge where upper and sole meet. */
  ground(u: number): number;
  feather(u: number): number;
  /** From the tip of the toe up to the top in front; from there to the heel. */
  ridge: Curve;
  collar: Curve;
  heel: Curve;
  /** Share of `u` where the ridge ends. */
  throat: number;
  outline: string;
  /** Millimetres above the sole. */
  over(...places: readonly (readonly [u: number, height: number])[]): Point[];
  /** A smooth line, or a closed shape with corners, through places on the upper. */
  line(...places: readonly [u: number, v: number][]): string;
  shape(...runs: readonly (readonly [u: number, v: number][])[]): string;
}

const THROAT = 0.58;

export function lastOf(measures: LastMeasures): Last {
  const {
    size,
    length,
    floor,
    low,
    toe,
    instep,
    shaft,
    dip,
    heelDrop,
    lean,
    heelStack,
    ballStack,
    spring,
    lug,
    heelCup,
    calf = 0,
    raised = 0,
  } = measures;
  const mm = size / length;
  const x = (u: number) => 480 - size / 2 + u * size;
  const lift = (u: number) => spring * Math.max(0, (0.33 - u) / 0.33) ** 1.8 + 8 * Math.max(0, (u - 0.87) / 0.13) ** 2;
  const ground = (u: number) => floor - (raised + lug + lift(u)) * mm;
  const stack = (u: number) => ballStack + (heelStack - ballStack) * ease(0.34, 0.82, u);
  const cup = (u: number) => 4 + heelCup * ease(0.68, 0.97, u) - 2 * ease(0.3, 0.08, u) + 2 * ease(0.08, 0, u);
  const taper = (u: number) => 1 - 0.3 * ease(0.14, 0, u);
  const feather = (u: number) => floor - (raised + lift(u) + stack(u) * taper(u) + cup(u)) * mm;

  const over = (u: number, height: number): Point => [x(u), feather(u) - height * mm];
  const top = (u: number, height: number): Point => [x(u), feather(0.7) - height * mm];
  const front: Point[] = [
    over(0.004, 0),
    over(0.006 - 0.008 * toe, 12 + 4 * toe),
    over(0.034 - 0.012 * toe, 25 + 6 * toe),
    over(0.085, 35 + 7 * toe),
    over(0.16, 41 + 7 * toe),
    over(0.24, 46 + 5 * toe),
    over(0.31, 51 + 3 * toe),
    over(0.395, 50 + instep * 0.36),
  ];
  const ridge = curveThrough(
    low
      ? [...front, over(0.485, 50 + instep * 0.74), top(0.575, shaft)]
      : [
          ...front,
          over(0.46, 50 + instep * 0.74),
          top(0.505 - lean * 0.02, 64 + instep * 0.86),
          top(0.53 - lean * 0.05, 64 + instep * 0.86 + (shaft - 62 - instep * 0.86) * 0.5),
          top(0.535 - lean * 0.09, shaft),
        ],
  );
  const end = shaft - heelDrop;
  const dipped = shaft - dip;
  const collar = curveThrough(
    low
      ? [
          top(0.575, shaft),
          top(0.622, shaft - (shaft - dipped) * 0.5),
          top(0.69, dipped + 3),
          top(0.775, dipped),
          top(0.86, dipped + (end - dipped) * 0.3),
          top(0.93, dipped + (end - dipped) * 0.75),
          top(0.968, end),
        ]
      : [
          top(0.535 - lean * 0.09, shaft),
          top(0.64 - lean * 0.08, shaft - dip * 0.5),
          top(0.77 - lean * 0.07 + calf * 0.4, dipped),
          top(0.88 - lean * 0.07 + calf * 0.7, dipped + (end - dipped) * 0.6),
          top(0.958 - lean * 0.05 + calf, end),
        ],
  );
  const heel = curveThrough(
    low
      ? [
          over(0.985, 0),
          over(1.002, 12),
          over(1.001, 28),
          top(0.984, 48),
          top(0.966, end * 0.74),
          top(0.962, end * 0.88),
          top(0.968, end),
        ]
      : [
          over(0.982, 0),
          over(1, 14),
          over(0.998, 30),
          top(0.975, 54),
          top(0.952 - lean * 0.01, Math.min(84, end * 0.64)),
          top(0.952 - lean * 0.03 + calf * 0.7, end * 0.84),
          top(0.958 - lean * 0.05 + calf, end),
        ],
  );
  const [toeTip, heelFoot, heelTop] = [pointOn(ridge, 0), pointOn(heel, 0), pointOn(heel, 1)];

  const at = (u: number, v: number): Point => {
    const t = u < THROAT ? pointOn(ridge, u / THROAT) : pointOn(collar, (u - THROAT) / (1 - THROAT));
    const b: Point = [toeTip[0] + (heelFoot[0] - toeTip[0]) * u, feather(u)];
    const r = pointOn(heel, v);
    const pull = u ** 4;
    const along = (axis: 0 | 1) =>
      (1 - v) * b[axis] + v * t[axis] + pull * (r[axis] - (1 - v) * heelFoot[axis] - v * heelTop[axis]);
    return [along(0), along(1)];
  };
  const places = (run: readonly (readonly [number, number])[]) => run.map(([u, v]) => at(u, v));
  const points = ({ segments }: Curve) => [segments[0]?.[0] as Point, ...segments.map((one) => one[3])];
  return {
    measures,
    mm,
    at,
    x,
    ground,
    feather,
    ridge,
    collar,
    heel,
    throat: THROAT,
    outline: outlined(
      points(ridge),
      points(collar).slice(1),
      points(heel).reverse().slice(1),
      steps(0.97, 0.02, 8).map((u): Point => [x(u), feather(u) + 3 * mm]),
    ),
    over: (...run) => run.map(([u, height]) => over(u, height)),
    line: (...run) => smooth(places(run)),
    shape: (...runs) => outlined(...runs.map(places)),
  };
}

/** How far the tongue and the far side stand out beyond the ridge, growing from where the laces begin. */
export const beyond = (last: Last, from: number, width: number) => (share: number) => {
  const [x, y] = pointOn(last.ridge, share);
  const [nx, ny] = normalOn(last.ridge, share);
  const far = width * ease(from - 0.03, from + 0.14, share);
  return [x + nx * far, y + ny * far] as Point;
};
