import { panel } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import type { Tone } from 'demo-chain/pictures/drawing/tone';
import { groove, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { along, type Point, polygon, steps, through } from './curve';
import type { Arm, Cut } from './cut';
import type { Blocking } from './design';

/** A line across the body: depth `v` at each `u`. */
type Line = (u: number) => number;
type Strip = readonly [from: number, to: number];

interface Plan {
  /** Bands of the second tone across the body, between two lines. */
  bands?: readonly (readonly [top: Line, bottom: Line])[];
  /** Panels up both sides, outside of this `u` at each `v`. */
  sides?: (v: number) => number;
  /** On the sleeves: across, and lengthwise. */
  cuffs?: readonly Strip[];
  under?: number;
  over?: number;
}

const level =
  (v: number): Line =>
  () =>
    v;
const above: Line = () => -0.2;
const below: Line = () => 1.2;
const smile =
  (v: number, depth: number): Line =>
  (u) =>
    v + depth * (1 - u * u);
const arrow =
  (v: number, depth: number): Line =>
  (u) =>
    v + depth * (1 - Math.abs(u));
const zigzag =
  (v: number, high: number): Line =>
  (u) =>
    along(
      [
        [-1, v + high],
        [-0.55, v - high],
        [-0.15, v + high * 0.8],
        [0.3, v - high * 1.3],
        [0.62, v + high * 0.4],
        [1, v - high * 0.6],
      ],
      u,
    );

const plans: Record<Blocking, Plan> = {
  plain: {},
  yoke: { bands: [[above, smile(0.19, 0.03)]], cuffs: [[-0.2, 0.16]] },
  'deep-yoke': { bands: [[above, level(0.4)]], cuffs: [[-0.2, 0.46]] },
  arrow: { bands: [[above, arrow(0.17, 0.2)]], over: 0.1 },
  sides: { sides: (v) => 0.62 + 0.16 * Math.sin(v * Math.PI), under: -0.25 },
  shoulders: { bands: [[above, arrow(0.26, -0.3)]], over: -0.1 },
  skirt: { bands: [[smile(0.66, -0.03), below]], cuffs: [[0.66, 1.2]] },
  thirds: { bands: [[smile(0.24, 0.02), smile(0.56, 0.02)]], cuffs: [[0.24, 0.62]] },
  sash: { bands: [[(u) => 0.42 - 0.34 * u, below]], cuffs: [[0.72, 1.2]] },
  band: { bands: [[smile(0.34, 0.01), smile(0.44, 0.01)]], cuffs: [[0.36, 0.47]] },
  sleeves: { cuffs: [[-0.2, 1.2]] },
  peaks: { bands: [[zigzag(0.6, 0.07), below]], cuffs: [[0.62, 1.2]] },
};

/** Whether this place on the body is in the second tone. */
export function inSecond(blocking: Blocking, u: number, v: number): boolean {
  const { bands = [], sides } = plans[blocking];
  return bands.some(([top, foot]) => v > top(u) && v < foot(u)) || (sides !== undefined && Math.abs(u) > sides(v));
}

export interface Cloth {
  tone: Tone;
  matter: MatterName;
}

/** From behind, right is left. */
const lineOver = (pen: Pen, cut: Cut, line: Line): Point[] =>
  steps(18, -1.5, 1.5).map((u) => cut.at(u, line(Math.max(-1, Math.min(1, pen.back ? -u : u)))));

/** The body's panels in the second tone, with their seams; `tone` is of the cloth beneath. */
export function bodyPanels(pen: Pen, cut: Cut, blocking: Blocking, volume: Volume, cloth: Cloth, thread: Tone): string {
  const { bands = [], sides } = plans[blocking];
  let out = '';
  for (const [top, bottom] of bands) {
    const upper = lineOver(pen, cut, top);
    const lower = lineOver(pen, cut, bottom);
    out += panel(pen, polygon([...upper, ...lower.toReversed()]), volume, cloth);
    for (const edge of [top === above ? undefined : upper, bottom === below ? undefined : lower]) {
      if (edge) out += sewn(thread, edge, cloth.matter === 'rainwear');
    }
  }
  if (sides) {
    for (const side of [-1, 1]) {
      const edge = steps(12, -0.1, 1.1).map((v) => cut.at(side * sides(v), v));
      out += panel(pen, polygon([...edge, cut.at(side * 1.5, 1.1), cut.at(side * 1.5, -0.1)]), volume, cloth);
      out += sewn(thread, edge, cloth.matter === 'rainwear');
    }
  }
  return out;
}

export function sleevePanels(
  pen: Pen,
  arm: Arm,
  blocking: Blocking,
  volume: Volume,
  cloth: Cloth,
  thread: Tone,
): string {
  const { cuffs = [], under, over } = plans[blocking];
  let out = '';
  for (const [from, to] of cuffs) {
    const across = (t: number) => steps(4, -1.6, 1.6).map((u) => arm.at(t, u));
    // Beyond its ends the strip goes on straight, over the shoulder and the wrist.
    const top = from < 0 ? across(0).map(([x, y]): Point => [x, y - 160]) : across(from);
    const foot = to > 1 ? across(1).map(([x, y]): Point => [x, y + 60]) : across(to);
    const [start, end] = [Math.max(0, from), Math.min(1, to)];
    const outer = steps(8, start, end).map((t) => arm.at(t, 1.6));
    const inner = steps(8, end, start).map((t) => arm.at(t, -1.6));
    out += panel(pen, polygon([...top, ...outer, ...foot.toReversed(), ...inner]), volume, cloth);
    if (from > 0) out += sewn(thread, top, cloth.matter === 'rainwear');
    if (to < 1) out += sewn(thread, foot, cloth.matter === 'rainwear');
  }
  for (const [edge, far] of [
    [under, -1.8],
    [over, 1.8],
  ] as const) {
    if (edge === undefined) continue;
    const inside = steps(10, -0.2, 1).map((t) => arm.at(t, edge));
    const outside = steps(10, -0.2, 1).map((t) => arm.at(t, far));
    out +=
      panel(pen, polygon([...inside, ...outside.toReversed()]), volume, cloth) +
      sewn(thread, inside, cloth.matter === 'rainwear');
  }
  return out;
}

function sewn(thread: Tone, points: readonly Point[], welded: boolean): string {
  const d = through(points);
  const beside = through(points.map(([x, y]): Point => [x, y + 7]));
  return seam(thread, d, 2) + (welded ? groove(beside, 4, 0.3) : stitch(thread, beside, 1.3));
}
