import { num } from 'demo-chain/pictures/drawing/contour';
import { folds, form, hollow, panel } from 'demo-chain/pictures/drawing/form';
import { onBump } from 'demo-chain/pictures/drawing/layers';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { type Side, silhouette } from 'demo-chain/pictures/drawing/silhouette';
import { angles, curve, polygon, type Spot } from 'demo-chain/pictures/drawing/space';
import { type Tone, toneOf } from 'demo-chain/pictures/drawing/tone';
import { fill, line, mark, stitch } from 'demo-chain/pictures/drawing/trim';
import type { MatterName } from 'demo-chain/pictures/light/matters';
import { factOf, inTurn, lotOf, numberIn, type Subject } from 'demo-chain/pictures/subject';
import { type BallPanel, eighteen, type Turn, thirtyTwo, turned, type Vector } from './panels';

export const ballGraphics = ['classic', 'petals', 'swirl', 'stars', 'belt', 'halves', 'triangles', 'inlay'] as const;
export type BallGraphics = (typeof ballGraphics)[number];

export interface BallDesign {
  panels: number;
  radius: number;
  sewn: boolean;
  matter: MatterName;
  graphics: BallGraphics;
  turn: Turn;
  mixed: boolean;
}

const radii: Record<string, number> = { football: 372, handball: 316, volleyball: 352 };

export function ballDesignOf(subject: Subject): BallDesign {
  const lot = lotOf(subject, 'ball');
  const strips = subject.art === 'volleyball';
  const list: readonly BallGraphics[] = strips
    ? ['belt', 'swirl', 'halves', 'inlay', 'classic', 'petals', 'stars']
    : ballGraphics;
  return {
    panels: numberIn(subject, 'Paneler', 32),
    radius: radii[subject.art] ?? 350,
    sewn: factOf(subject, 'Sammenføyning') === 'Maskinsydd',
    matter: factOf(subject, 'Overflate') === 'PVC' ? 'plastic' : 'leather',
    graphics: inTurn(subject, list),
    turn: { x: 0.2 + lot.next() * 0.5, y: lot.next() * 0.6, z: lot.next() * 1.2 },
    mixed: lot.chance(0.5),
  };
}

export const panelsOf = ({ panels }: BallDesign): BallPanel[] => (panels === 18 ? eighteen() : thirtyTwo());

interface Round {
  pen: Pen;
  design: BallDesign;
  turn: Turn;
  at: Spot;
  /** Air let out: how much of its height is left. */
  height: number;
}

/** What is turned away is drawn along the edge. */
function spotOf({ design: { radius }, at, height }: Round, [x, y, z]: Vector): Spot {
  const r = Math.hypot(x, y) || 1;
  const k = z < 0 ? 1 / r : 1;
  return [at[0] + x * k * radius, at[1] + y * k * radius * height];
}

function tonesOf({ pen, design }: Round): Tone[] {
  const third = design.mixed ? pen.panel : toneOf(pen.main.luminance > 0.6 ? '#2b2e33' : '#f2efe8');
  return [pen.main, pen.accent, third];
}

/** The colour of a panel: 0 the main one, 1 the accent, 2 a third. */
function colourOf(graphics: BallGraphics, { sort, index, middle: [x, y, z] }: BallPanel): number {
  const strip = sort === 'strip';
  const row = index % 3;
  switch (graphics) {
    case 'classic':
      return strip ? (row === 1 ? 1 : 0) : sort === 'pentagon' ? 1 : 0;
    case 'petals':
      return strip ? (row === 0 ? 1 : row === 2 ? 2 : 0) : sort === 'pentagon' ? 2 : index % 3 === 0 ? 1 : 0;
    case 'swirl':
      return strip
        ? ([0, 1, 0, 1, 2, 0][Math.floor(index / 3)] ?? 0)
        : (Math.floor((Math.atan2(y, x) / Math.PI + 1) * 3 + z * 1.4) + 6) % 3;
    case 'stars':
      return strip ? (row === 1 ? 0 : 1) : 0;
    case 'belt':
      return strip ? (Math.floor(index / 6) === 1 ? 1 : row === 1 ? 2 : 0) : Math.abs(y) < 0.34 ? 1 : 0;
    case 'halves':
      return strip ? (index < 9 ? row % 2 : 2 - (row % 2)) : x + y * 0.4 > 0 ? 1 : 0;
    case 'triangles':
      return strip ? row : sort === 'pentagon' ? 0 : index % 2;
    case 'inlay':
      return strip ? (row === 0 ? 2 : 0) : sort === 'pentagon' ? 2 : 0;
  }
}

/** A smaller figure within a panel. */
function inlay(round: Round, { outline, middle }: BallPanel, tone: Tone, volume: Volume): string {
  const { design, pen, turn } = round;
  const shrink = (by: (i: number) => number) =>
    outline.map(([x, y, z], i): Vector => {
      const s = by(i);
      return [middle[0] + (x - middle[0]) * s, middle[1] + (y - middle[1]) * s, middle[2] + (z - middle[2]) * s];
    });
  const star = design.graphics === 'stars';
  const shape = shrink((i) => (star ? (i % 5 === 0 ? 0.86 : 0.36) : 0.56));
  return panel(pen, polygon(shape.map((v) => spotOf(round, turned(v, turn)))), volume, {
    tone,
    matter: design.matter,
    edge: 0,
  });
}

function skin(round: Round, volume: Volume): string {
  const { pen, design, turn } = round;
  const tones = tonesOf(round);
  const seen = panelsOf(design).filter(({ outline }) => outline.some((v) => turned(v, turn)[2] > 0.02));
  const toneFor = (p: BallPanel) => tones[colourOf(design.graphics, p)] ?? pen.main;
  const shapes = seen.map((p) => ({ p, d: polygon(p.outline.map((v) => spotOf(round, turned(v, turn)))) }));
  const decorated = (p: BallPanel) =>
    (design.graphics === 'stars' && p.sort === 'pentagon') ||
    (design.graphics === 'inlay' && p.sort === 'hexagon') ||
    (design.graphics === 'triangles' && p.sort === 'pentagon');
  return (
    shapes
      .map(
        ({ p, d }) =>
          panel(pen, d, volume, { tone: toneFor(p), matter: design.matter, edge: 0 }) +
          (decorated(p) ? inlay(round, p, pen.accent, volume) : ''),
      )
      .join('') +
    shapes
      .map(
        ({ d }) =>
          onBump(
            `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="${design.sewn ? 9 : 6}"/>`,
          ) + line('#15171a', d, design.sewn ? 2.6 : 1.8, 0.45),
      )
      .join('') +
    (design.sewn
      ? shapes
          .map(({ p }) =>
            stitch(
              toneFor(p),
              polygon(
                p.outline.map(([x, y, z]) =>
                  spotOf(
                    round,
                    turned(
                      [x * 0.985 + p.middle[0] * 0.03, y * 0.985 + p.middle[1] * 0.03, z * 0.985 + p.middle[2] * 0.03],
                      turn,
                    ),
                  ),
                ),
              ),
              1.4,
            ),
          )
          .join('')
      : '')
  );
}

const disc = ({ design: { radius }, at, height }: Round): string =>
  curve(
    angles(24).map((a) => [at[0] + Math.cos(a) * radius, at[1] + Math.sin(a) * radius * height] as const),
    true,
  );

/** Where it is blown up. */
const valve = (pen: Pen, [x, y]: Spot): string =>
  onBump(`<circle cx="${num(x)}" cy="${num(y)}" r="13" fill="#000" fill-opacity=".5"/>`) +
  fill(pen.dark.base, `M${num(x - 9)} ${num(y)}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z`) +
  fill('#000000', `M${num(x - 3)} ${num(y)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`);

function ballAs(pen: Pen, extra: Partial<Turn>, height = 1): string {
  const design = ballDesignOf(pen.subject);
  const turn = {
    x: design.turn.x + (extra.x ?? 0),
    y: design.turn.y + (extra.y ?? 0),
    z: design.turn.z + (extra.z ?? 0),
  };
  const round: Round = { pen, design, turn, at: [480, FLOOR - design.radius * height], height };
  const { radius, matter } = design;
  const middle = panelsOf(design)
    .map((p) => ({ p, v: turned(p.middle, turn) }))
    .sort((a, b) => b.v[2] - a.v[2])[0];
  const centre = middle ? spotOf(round, middle.v) : round.at;
  const under = middle ? (tonesOf(round)[colourOf(design.graphics, middle.p)] ?? pen.main) : pen.main;
  const ink = under.luminance > 0.6 ? pen.dark.base : pen.pale.base;
  const flat = height < 1;
  return form(pen, disc(round), {
    matter,
    round: radius * height,
    bulge: flat ? 0.7 : 0.94,
    inner: (volume) =>
      skin(round, volume) +
      `<g transform="translate(${num(centre[0])} ${num(centre[1])}) rotate(-12)">${mark(pen, ink, 0, 0, radius / 105)}</g>` +
      valve(pen, [centre[0] + radius * 0.34, centre[1] + radius * 0.42 * height]) +
      (flat
        ? hollow(
            `M${num(480 - radius * 0.5)} ${num(FLOOR - radius * height * 1.3)}C400 ${num(FLOOR - radius * height)} 560 ${num(FLOOR - radius * height)} ${num(480 + radius * 0.5)} ${num(FLOOR - radius * height * 1.3)}`,
            190,
            0.85,
          ) +
          folds(
            [
              [300, FLOOR - 300, 380, FLOOR - 250, 470, FLOOR - 240],
              [660, FLOOR - 300, 600, FLOOR - 230, 520, FLOOR - 220],
              [480, FLOOR - 380, 470, FLOOR - 300, 500, FLOOR - 240],
            ],
            22,
            1,
          )
        : ''),
  });
}

const FLOOR = 980;

const bodies: Record<Side, (pen: Pen) => string> = {
  front: (pen) => ballAs(pen, {}),
  angle: (pen) => ballAs(pen, { x: 0.5, y: 1.1, z: 0.4 }),
  back: (pen) => ballAs(pen, { y: Math.PI }),
  packed: (pen) => ballAs(pen, { x: -0.7 }, 0.66),
};

export const ball = silhouette(
  (pen) => {
    const { radius } = ballDesignOf(pen.subject);
    return {
      rest: 'stands',
      floor: FLOOR,
      details: [
        { at: [520, FLOOR - radius + 60], zoom: 2.3 },
        { of: 'angle', at: [400, FLOOR - radius * 1.4], zoom: 2.6 },
      ],
      outdoors: 0.5,
    };
  },
  (pen, side) => bodies[side](pen),
);
