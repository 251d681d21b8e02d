import { along, between, type Point, polygon, spot, steps, through } from './curve';

/** How a sleeve hangs: degrees out from straight down, of the upper arm and of the forearm. */
export interface Pose {
  lift: number;
  bend: number;
}

/** The pattern a jacket is cut by, in units of the canvas; widths are half ones, from the middle. */
export interface Measures {
  neck: number;
  neckY: number;
  shoulder: number;
  /** How far the shoulder falls from neck to sleeve. */
  drop: number;
  chest: number;
  waist: number;
  hem: number;
  hemY: number;
  /** How much lower the middle of the hem hangs than its sides, in front and behind. */
  dip: number;
  tail: number;
  upperArm: number;
  forearm: number;
  sleeve: number;
  wrist: number;
  poses: readonly [left: Pose, right: Pose];
  /** How far cloth swells between quilting seams; 0 is smooth. */
  puff: number;
  /** Seams over the body from neck to hem, and over a sleeve. */
  rows: number;
  sleeveRows: number;
}

export type Side = -1 | 1;
export const MIDDLE = 480;

/** A sleeve as a bent strip: `t` runs from shoulder to wrist, `u` from its inner edge (-1) to its outer one (1). */
export interface Arm {
  side: Side;
  pose: Pose;
  at(t: number, u: number): Point;
  outline: string;
  /** Where it meets the body below, and from which `t` on its inner edge is free. */
  armpit: Point;
  free: number;
}

export interface Cut {
  measures: Measures;
  /** On the body: `u` from left (-1) to right (1), `v` from the neck (0) to the hem (1). */
  at(u: number, v: number): Point;
  arms: readonly [left: Arm, right: Arm];
  body: string;
  /** How far down the armpits are, as `v`. */
  chestV: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const ARMPIT = 178;

function armOf(m: Measures, side: Side): Arm {
  const pose = m.poses[side < 0 ? 0 : 1];
  const way = (degrees: number): Point => [side * Math.sin(radians(degrees)), Math.cos(radians(degrees))];
  const [ux, uy] = way(pose.lift);
  const [fx, fy] = way(pose.bend);
  const tip: Point = [MIDDLE + side * (m.shoulder + 9), m.neckY + m.drop + 24];
  const joint: Point = [tip[0] - side * m.sleeve * uy, tip[1] + side * m.sleeve * ux];
  const elbow: Point = [joint[0] + ux * m.upperArm, joint[1] + uy * m.upperArm];
  const wrist: Point = [elbow[0] + fx * m.forearm, elbow[1] + fy * m.forearm];
  const toElbow = 0.62;
  const handles: readonly Point[] = [
    joint,
    [between(joint[0], elbow[0], toElbow * 1.2), between(joint[1], elbow[1], toElbow * 1.2)],
    [between(wrist[0], elbow[0], toElbow), between(wrist[1], elbow[1], toElbow)],
    wrist,
  ];
  const weigh = (weights: readonly number[]): Point => [
    handles.reduce((sum, [x], i) => sum + x * (weights[i] ?? 0), 0),
    handles.reduce((sum, [, y], i) => sum + y * (weights[i] ?? 0), 0),
  ];
  const widths = [
    [0, m.sleeve],
    [0.22, m.sleeve * 0.93],
    [0.55, between(m.sleeve, m.wrist, 0.42)],
    [1, m.wrist],
  ] as const;
  const at = (t: number, u: number): Point => {
    const s = 1 - t;
    const [x, y] = weigh([s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]);
    const [dx, dy] = weigh([-s * s, s * s - 2 * s * t, 2 * s * t - t * t, t * t]);
    const length = Math.hypot(dx, dy) || 1;
    const half = along(widths, t) * u * side;
    return [x + (dy / length) * half, y - (dx / length) * half];
  };
  const lowest = m.neckY + m.drop + ARMPIT;
  const inner = steps(30, 0.02, 0.6).map((t) => at(t, -1));
  const free = inner.find(([x, y]) => side * (x - MIDDLE) >= m.chest - 4 || y >= lowest) ?? [MIDDLE, lowest];
  const armpit: Point = [MIDDLE + side * m.chest, Math.max(m.neckY + m.drop + 104, Math.min(lowest, free[1]))];
  const first = inner.findIndex(([, y]) => y >= armpit[1]);
  const start = first < 0 ? 0.3 : 0.02 + (first / 30) * 0.58;
  return { side, pose, at, armpit, free: start, outline: sleeveOutline(m, at, tip, armpit, side, start) };
}

/** Between two seams, cloth swells: how far out of the line, 0–1. */
const swelling = (t: number, rows: number) => Math.sqrt(Math.abs(Math.sin(t * rows * Math.PI)));

function sleeveOutline(m: Measures, at: Arm['at'], tip: Point, armpit: Point, side: Side, start: number): string {
  const swollen = (t: number, u: number): Point => at(t, m.puff ? u * (0.93 + m.puff * swelling(t, m.sleeveRows)) : u);
  const fine = m.puff ? m.sleeveRows * 6 : 14;
  const outer = steps(fine, m.puff ? 0 : 0.04, 1).map((t) => swollen(t, 1));
  const inner = steps(fine, 1, start + 0.04).map((t) => swollen(t, -1));
  const within: Point = [armpit[0] - side * 50, armpit[1] - 6];
  const root: Point = [tip[0] - side * 64, tip[1] - 24 - m.drop * 0.34];
  const cap: Point = [tip[0] - side * 17, tip[1] - 25];
  const line = m.puff ? polygon : (points: readonly Point[]) => `${through(points)}Z`;
  return line([root, cap, ...outer, ...inner, within]);
}

export function cutOf(measures: Measures): Cut {
  const m = measures;
  const arms = [armOf(m, -1), armOf(m, 1)] as const;
  const high = m.hemY - m.neckY;
  const chestV = (m.drop + ARMPIT) / high;
  const halves = [
    [m.drop / high, m.chest * 0.95],
    [chestV, m.chest],
    [between(chestV, 1, 0.42), m.waist],
    [1, m.hem],
  ] as const;
  const at = (u: number, v: number): Point => [
    MIDDLE + u * along(halves, v),
    m.neckY + v * high + m.dip * v * (1 - u * u),
  ];
  const foot = at(0, 1);
  const [, hemY] = at(1, 1);
  const upper = ({ side, armpit }: Arm): Point[] => [
    [MIDDLE + side * m.neck, m.neckY],
    [MIDDLE + side * between(m.neck, m.shoulder, 0.5), m.neckY + m.drop * 0.34],
    [MIDDLE + side * (m.shoulder - 24), m.neckY + m.drop * 0.8],
    [MIDDLE + side * (m.shoulder - 5), m.neckY + m.drop + 12],
    [MIDDLE + side * (m.shoulder - 15), between(m.neckY + m.drop, armpit[1], 0.55)],
    armpit,
  ];
  const edge = ({ side, armpit }: Arm): Point[] => {
    const from = (armpit[1] - m.neckY + 8) / high;
    return steps(m.puff ? Math.round(m.rows * 6 * (1 - from)) : 8, from, 1).map((v): Point => {
      const [x, y] = at(side, v);
      return [m.puff ? x + side * m.puff * m.chest * 0.5 * (swelling(v, m.rows) - 0.6) : x, y];
    });
  };
  const line = (points: readonly Point[]) =>
    m.puff ? points.map((p) => `L${spot(p)}`).join('') : through(points, 'L');
  const low = hemY + 6 + m.dip * 0.25;
  // Filling ends above the hem, which is drawn in by as much.
  const half = m.hem - m.puff * m.chest * 0.3;
  const x = (share: number) => MIDDLE + half * share;
  const hem =
    `Q${spot([x(0.98), hemY + 8])} ${spot([x(0.86), low])}` +
    `C${spot([x(0.5), foot[1] + 6])} ${spot([x(-0.5), foot[1] + 6])} ${spot([x(-0.86), low])}` +
    `Q${spot([x(-0.98), hemY + 8])} ${spot([x(-1), hemY])}`;
  const [left, right] = arms;
  const body =
    `M${spot([MIDDLE, m.neckY + 24])}${through(upper(right), 'L')}${line(edge(right))}${hem}` +
    `${line(edge(left).reverse())}${through(upper(left).reverse(), 'L')}Z`;
  return { measures, at, arms, body, chestV };
}
