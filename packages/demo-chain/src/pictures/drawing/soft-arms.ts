import type { MatterName } from 'demo-chain/pictures/light/matters';
import type { Random } from 'demo-chain/random';
import { num } from './contour';
import { along, between, mirrored, type Point, polygon, through, towards } from './curve';
import { type Fold, flipFold, folds, form, hollow } from './form';
import type { Pen, Volume } from './pen';
import type { Build } from './soft-build';
import type { Tone } from './tone';

/** How a sleeve falls: degrees from straight down, outwards, above and below the elbow. */
const poses = {
  down: [18, 3],
  easy: [20, 8],
  apart: [24, 17],
  hip: [25, -28],
  across: [17, -72],
  lifted: [30, 25],
} as const;
export type Pose = keyof typeof poses;

export interface Arm {
  left: boolean;
  bent: boolean;
  /** The whole sleeve, or to the elbow if its lower half lies on the body. */
  path: string;
  /** The lower half where it lies on the body. */
  fore: string;
  grain: number;
  foreGrain: number;
  /** A band around the sleeve between two places, 0 at the shoulder, 1 at its end. */
  band(from: number, to: number): string;
  /** A line around it. */
  ring(at: number): string;
  /** A line along it, from shoulder to end: `side` −1 inside, 0 middle, 1 outside. */
  along(side: number, from?: number, to?: number): string;
  end: Point;
}

/** An arm of the left side as one looks at it, or its mirror image. */
export function armOf(build: Build, pose: Pose, left: boolean, share = 1): Arm {
  const [above, below] = poses[pose];
  const side = (p: Point): Point => (left ? p : mirrored(p));
  const tip: Point = [480 - build.shoulder, build.top + build.slope];
  const joint: Point = [tip[0] + 42, tip[1] + 26];
  const elbow = towards(joint, -above, build.arm * 0.48);
  const wrist = towards(elbow, -below, build.arm * 0.52);
  const bent = pose === 'hip' || pose === 'across';
  const [wide, middle, narrow] = build.sleeve;
  const halfAt = (t: number) =>
    t < 0.48 ? wide + ((middle - wide) * t) / 0.48 : middle + ((narrow - middle) * (t - 0.48)) / 0.52;
  const spine = [joint, between(joint, elbow, 0.86), between(wrist, elbow, 0.76), wrist] as const;
  const straightTo = (from: Point, to: Point, t: number) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return { at: between(from, to, t), left: [(to[1] - from[1]) / length, -(to[0] - from[0]) / length] as Point };
  };
  const centre = (t: number) => {
    if (!bent) return along(spine, t);
    return t < 0.48 ? straightTo(joint, elbow, t / 0.48) : straightTo(elbow, wrist, (t - 0.48) / 0.52);
  };
  const edge = (t: number, out: number): Point => {
    const {
      at,
      left: [nx, ny],
    } = centre(t);
    const half = halfAt(t) * out;
    return [at[0] - nx * half, at[1] - ny * half];
  };
  const inset: Point = [480 - build.chest + 60, build.armpit - 6];
  const top: Point[] = [
    [tip[0] + 40, tip[1] + 6],
    [tip[0] + 4, tip[1] + 1],
    [tip[0] - 20, tip[1] + 32],
  ];
  const pit: Point[] = [[480 - build.chest + 4, build.armpit + 8], inset];
  const outer = (from: number, to: number, steps: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => edge(from + ((to - from) * i) / steps, 1));
  const inner = (from: number, to: number, steps: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => edge(from + ((to - from) * i) / steps, -1));
  const join = (points: Point[][]) =>
    `${points.map((run, i) => (i === 0 ? through(run.map(side)) : `L${num(side(run[0] as Point)[0])} ${num(side(run[0] as Point)[1])}${through(run.map(side), false)}`)).join('')}Z`;
  const last = share;
  const path = bent
    ? join([
        [
          ...top,
          ...outer(0.26, 0.46, 2),
          towards(elbow, -above - 16, middle * 0.82),
          towards(elbow, -above + 26, middle * 0.8),
          ...inner(0.44, 0.3, 1),
          ...pit,
        ],
      ])
    : share < 0.5
      ? join([
          [...top, ...outer(Math.min(0.24, last * 0.7), last, 1)],
          [...inner(last, last - 0.02, 1), ...pit],
        ])
      : join([
          [...top, ...outer(0.26, last, 5)],
          [...inner(last, 0.3, 5), ...pit],
        ]);
  const fore = bent
    ? join([
        [...outer(0.53, last, 3)],
        [...inner(last, 0.52, 3), towards(elbow, -above, -middle * 0.1), edge(0.47, 0.7), edge(0.49, 1), edge(0.53, 1)],
      ])
    : '';
  const over = 1.5;
  return {
    left,
    bent,
    path,
    fore,
    grain: (left ? 1 : -1) * (bent ? above : (above + below) / 2),
    foreGrain: (left ? 1 : -1) * below,
    band: (from, to) => polygon([edge(from, over), edge(to, over), edge(to, -over), edge(from, -over)].map(side)),
    ring: (at) => {
      // At a bent elbow the cloth is crushed: no line runs cleanly around it.
      if (bent && at > 0.42 && at < 0.58) return 'M0 0';
      const [a, b] = [edge(at, 1.2), edge(at, -1.2)];
      const sag = between(between(a, b, 0.5), centre(Math.min(1, at + 0.02)).at, 1);
      return through([a, sag, b].map(side));
    },
    along: (out, from = 0.12, to = share) =>
      through(Array.from({ length: 6 }, (_, i) => side(edge(from + ((to - from) * i) / 5, out)))),
    end: side(centre(share).at),
  };
}

export interface SleeveStyle {
  tone?: Tone;
  matter?: MatterName;
  volume: Volume;
  /** What lies on the sleeve: bands, cuffs, seams. */
  on?: (arm: Arm, volume: Volume) => string;
  creases?: number;
}

function creasesOf(arm: Arm, build: Build, lot: Random, strength: number): string {
  const y = build.armpit;
  const x = 480 - build.chest;
  const wave = () => lot.int(-14, 14);
  const list: Fold[] = [
    [x + 4, y + 16, x - 40, y + 26 + wave(), x - 96, y - 24],
    [x + 2, y + 40, x - 50, y + 66 + wave(), x - 108, y + 70],
    [x - 104, y + 120 + wave(), x - 70, y + 134, x - 30, y + 104],
    [x - 30, y + 176 + wave(), x - 76, y + 186, x - 124, y + 160],
    [x - 138, y + 232 + wave(), x - 96, y + 240, x - 56, y + 218],
    [x - 70, y + 300 + wave(), x - 110, y + 310, x - 150, y + 296],
  ];
  return folds(arm.left ? list : list.map((f) => flipFold(f)), 11, strength);
}

/** Sleeves behind the body; what lies on the body comes from `foresOf`. */
export const sleevesOf = (pen: Pen, build: Build, arms: readonly Arm[], style: SleeveStyle): string =>
  arms
    .map((arm) =>
      form(pen, arm.path, {
        tone: style.tone,
        matter: style.matter,
        grain: arm.grain,
        volume: style.volume,
        inner: (volume) =>
          (style.on?.(arm, volume) ?? '') + creasesOf(arm, build, pen.lot(`arm ${arm.left}`), style.creases ?? 0.6),
      }),
    )
    .join('');

export const foresOf = (pen: Pen, arms: readonly Arm[], style: SleeveStyle): string =>
  arms
    .filter(({ bent }) => bent)
    .map((arm) =>
      form(pen, arm.fore, {
        tone: style.tone,
        matter: style.matter,
        grain: arm.foreGrain,
        round: 46,
        bulge: 0.6,
        inner: (volume) => (style.on?.(arm, volume) ?? '') + hollow(arm.along(-0.2, 0.5, 0.75), 20, 0.24),
      }),
    )
    .join('');

/** Two arms that do not mirror each other. */
export function posesBy(lot: Random, lies: boolean): [Pose, Pose] {
  const still: Pose[] = ['down', 'easy', 'apart', 'easy'];
  const lively: Pose[] = lies ? ['across', 'lifted', 'apart'] : ['hip', 'apart', 'lifted'];
  const pair: [Pose, Pose] = [lot.pick(still), lot.chance(0.62) ? lot.pick(lively) : lot.pick(still)];
  return lot.chance(0.5) ? pair : [pair[1], pair[0]];
}
