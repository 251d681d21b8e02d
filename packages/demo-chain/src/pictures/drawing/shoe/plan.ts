import type { Point } from 'demo-chain/pictures/drawing/curve';
import { curveThrough, outlined, pointOn, rounded, smooth, steps } from 'demo-chain/pictures/drawing/spline';

/** The outline of a foot seen from above or below, the toe up: `s` runs across from -1 to 1, `t` from toe to heel. */
export interface Plan {
  at(s: number, t: number): Point;
  outline: string;
  line(...places: readonly (readonly [s: number, t: number])[]): string;
  shape(...runs: readonly (readonly (readonly [s: number, t: number])[])[]): string;
}

const TOP = 130;
const LENGTH = 940;

/** `toe` as on a last: 0 pointed, 1 wide; `width` of the ball in units. */
export function planOf(toe: number, width = 300): Plan {
  const half = width / 2;
  const side = (share: (t: number) => number) => curveThrough(steps(0, 1, 12).map((t): Point => [share(t), t]));
  const blunt = 0.52 + toe * 0.2;
  const widths = curveThrough(
    [
      [0, 0],
      [0.012, blunt * 0.62],
      [0.05, blunt * 1.02],
      [0.12, 0.84 + toe * 0.06],
      [0.25, 1],
      [0.4, 0.93],
      [0.58, 0.72],
      [0.75, 0.68],
      [0.88, 0.69],
      [0.955, 0.55],
      [0.99, 0.3],
      [1, 0],
    ].map(([t = 0, w = 0]): Point => [t * 4, w]),
  );
  const table = steps(0, 1, 400).map((share) => pointOn(widths, share));
  const halfAt = (t: number) => half * Math.max(0, (table.find(([x]) => x >= t * 4) ?? [0, 0])[1]);
  const middle = side((t) => 34 * Math.sin(Math.PI * (t * 0.95 + 0.02)) - 30 * (1 - t) ** 2 + 4);
  const centre = (t: number) => 480 - (pointOn(middle, t)[0] as number);
  const at = (s: number, t: number): Point => [centre(t) + s * halfAt(t), TOP + t * LENGTH];
  const edge = [0, 0.004, 0.02, 0.06, 0.13, 0.25, 0.4, 0.55, 0.7, 0.85, 0.94, 0.98, 0.996];
  const places = (run: readonly (readonly [number, number])[]) => run.map(([s, t]) => at(s, t));
  return {
    at,
    outline: rounded([
      ...edge.map((t) => at(1, t)),
      at(0, 1),
      ...edge
        .slice(1)
        .reverse()
        .map((t) => at(-1, t)),
    ]),
    line: (...run) => smooth(places(run)),
    shape: (...runs) => outlined(...runs.map(places)),
  };
}
