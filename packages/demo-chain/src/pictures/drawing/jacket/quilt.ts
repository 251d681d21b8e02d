import { hollow, panel } from 'demo-chain/pictures/drawing/form';
import { onBump, onSwell } from 'demo-chain/pictures/drawing/layers';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { line } from 'demo-chain/pictures/drawing/trim';
import type { Random } from 'demo-chain/random';
import { inSecond } from './blocking';
import { type Point, polygon, polyline, spot, steps, through } from './curve';
import type { Arm, Cut } from './cut';
import type { JacketDesign, Quilt } from './design';
import type { Tones } from './tones';

type Spot = (u: number, v: number) => Point;

/** Gathers to both sides of a quilting seam, where filling pulls the thread tight: short creases that run out to a point. */
function gathers(lot: Random, points: readonly Point[], reach: number): string {
  let creases = '';
  for (const [i, [x0, y0]] of points.entries()) {
    const [x1, y1] = points[i + 1] ?? [x0, y0];
    const length = Math.hypot(x1 - x0, y1 - y0);
    if (length === 0) continue;
    const [tx, ty] = [(x1 - x0) / length, (y1 - y0) / length];
    for (let at = lot.int(2, 16); at < length; at += lot.int(12, 36)) {
      const [x, y] = [x0 + tx * at, y0 + ty * at];
      const far = reach * (0.35 + 0.65 * lot.next()) * (lot.chance(0.5) ? 1 : -1);
      const lean = lot.int(-6, 6);
      creases += `M${spot([x - tx * 2.6, y - ty * 2.6])}l${spot([tx * 5.2, ty * 5.2])}l${spot([tx * (lean - 2.6) - ty * far, ty * (lean - 2.6) + tx * far])}z`;
    }
  }
  return onSwell(`<path d="${creases}" fill="#000" fill-opacity=".42"/>`);
}

const thread = (tone: Tone, d: string) =>
  line(tone.line, d, 1.6, 0.55) +
  onBump(`<path d="${d}" fill="none" stroke="#000" stroke-opacity=".55" stroke-width="3"/>`);

/** One seam across what is filled but small: a hood, a collar. */
export function cushionSeam(lot: Random, tone: Tone, points: readonly Point[], width: number): string {
  const d = through(points);
  return hollow(d, width, 0.8) + thread(tone, d) + gathers(lot, points, width * 0.42);
}

/** How a seam strays from its level, as a share of the distance to the next one. */
const strays: Record<Quilt, (u: number) => number> = {
  rows: (u) => 0.12 * (1 - u * u),
  bricks: (u) => 0.08 * (1 - u * u),
  boxes: (u) => 0.08 * (1 - u * u),
  chevron: (u) => 0.95 * (0.5 - Math.abs(u)),
  waves: (u) => 0.16 * Math.sin(u * 5.5),
};

/** Baffles of one width: each a cushion of its own, gathered along its seams. `toneAt` colours them by depth. */
function baffles(
  pen: Pen,
  at: Spot,
  pattern: Quilt,
  rows: number,
  columns: number,
  lot: Random,
  toneAt: (v: number) => Tone,
): string {
  const stray = strays[pattern];
  const seamAt = (row: number) =>
    steps(pattern === 'waves' ? 16 : 10, -1.2, 1.2).map((u) => at(u, (row + stray(u)) / rows));
  let cushions = '';
  let seams = '';
  for (let row = -1; row <= rows; row += 1) {
    const tone = toneAt((row + 0.5) / rows);
    const [, high] = at(0, 1 / rows);
    const [, low] = at(0, 0);
    const round = Math.abs(high - low) * 0.5;
    const upper = seamAt(row);
    const lower = seamAt(row + 1);
    const cushion = (d: string) => panel(pen, d, { round, bulge: 0.62 }, { tone, matter: 'down', edge: 0 });
    if (pattern === 'bricks' || pattern === 'boxes') {
      const shift = pattern === 'bricks' && row % 2 ? 0.5 : 0;
      for (let column = pattern === 'bricks' ? -1 : 0; column < columns; column += 1) {
        const left = ((column + shift) / columns) * 2 - 1;
        const right = left + 2 / columns;
        // The outermost reach out under the swelling edge.
        const us = steps(3, left <= -1 ? left - 0.2 : left, right >= 1 ? right + 0.2 : right);
        const edge = (r: number) => us.map((u) => at(u, (r + stray(Math.max(-1, Math.min(1, u)))) / rows));
        cushions += cushion(polygon([...edge(row), ...edge(row + 1).reverse()]));
        const upright = [at(left, row / rows), at(left, (row + 1) / rows)];
        seams += thread(tone, polyline(upright)) + gathers(lot, upright, 16);
      }
    } else cushions += cushion(polygon([...upper, ...lower.toReversed()]));
    seams += thread(tone, polyline(upper)) + gathers(lot, upper, Math.min(34, 6 + round * 0.62));
  }
  return cushions + seams;
}

/** The second tone goes on whole baffles. */
const toneOver =
  ({ blocking }: JacketDesign, { main, second }: Tones, depthOf: (v: number) => number) =>
  (v: number): Tone =>
    inSecond(blocking, 0, depthOf(v)) ? second : main;

export function quiltedBody(pen: Pen, cut: Cut, design: JacketDesign, tones: Tones): string {
  const { quilt, measures } = design;
  if (!quilt) return '';
  const toneAt = toneOver(design, tones, (v) => v);
  const edges = [-1, 1].map((u) => through(steps(8, 0, 1).map((v) => cut.at(u, v))));
  return (
    baffles(pen, cut.at, quilt, measures.rows, 4, pen.lot('gathers'), toneAt) +
    edges.map((d) => hollow(d, 190, 0.85)).join('')
  );
}

export function quiltedSleeve(pen: Pen, arm: Arm, design: JacketDesign, tones: Tones): string {
  const { quilt, measures } = design;
  if (!quilt) return '';
  const plain = design.blocking === 'sleeves' ? () => tones.second : toneOver(design, tones, (t) => 0.06 + t * 0.86);
  const pattern = quilt === 'chevron' || quilt === 'bricks' ? 'rows' : quilt;
  const at: Spot = (u, v) => arm.at(Math.max(-0.2, Math.min(1.02, v)), u);
  const edges = [-1, 1].map((u) => through(steps(6, 0, 1).map((t) => arm.at(t, u))));
  return (
    baffles(pen, at, pattern, measures.sleeveRows, 2, pen.lot(`gathers ${arm.side}`), plain) +
    edges.map((d) => hollow(d, 70, 0.55)).join('')
  );
}
