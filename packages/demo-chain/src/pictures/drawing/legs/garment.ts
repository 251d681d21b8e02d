import { type Fold, feather, folds, form, hollow } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { groove, mark, seam, stitch } from 'demo-chain/pictures/drawing/trim';
import { blocksOn } from './blocks';
import { type LegsDesign, toneFor } from './design';
import {
  bothLegs,
  type Figure,
  figureOf,
  type Leg,
  lineOn,
  onLeg,
  otherLeg,
  type Room,
  run,
  type Spot,
} from './figure';
import { closed, smooth, steps } from './geometry';
import { hemOn, underHem } from './hems';
import type { Piece } from './piece';
import { pocketsOn } from './pockets';
import { turnedOver } from './poses';
import { knees, padOn, reflectorsOn, seatAndAnkles, ventOn } from './strong-points';
import { braces, insideOf, waistband } from './waist';

const roomOf = ({ braces: held, most }: LegsDesign, back: boolean): Room => ({
  top: 70,
  most,
  above: held ? 252 : 24,
  dip: back ? -9 : 12,
});

export const figureFor = (design: LegsDesign, back: boolean): Figure =>
  figureOf(design.cut, back ? turnedOver(design.pose) : design.pose, roomOf(design, back));

/** The outline of one leg with its half of the hips. The left half reaches under the right one, so that nothing gapes. */
function outlineOf(figure: Figure, { hem }: LegsDesign, leg: Leg): string {
  const inner = leg === 'left' ? -0.02 : 0;
  const notch = hem.look === 'split' ? 0.3 : 0;
  const hemAt = (u: number) => figure.end + 0.05 * u * (1 - u) - notch * Math.max(0, (u - 0.62) / 0.38) ** 2;
  return closed(
    run(figure, leg, [1, 0], [1, hemAt(1)]),
    steps(1, 0, notch ? 8 : 4).map((u) => figure.at(leg, u, hemAt(u))),
    run(figure, leg, [0, figure.end], [0, 1]),
    run(figure, leg, [inner, 1], [inner, 0]),
    run(figure, leg, [inner, 0], [1, 0]),
  );
}

/** Creases of cloth that is not stretched: out of the crotch, across the bent knee, stacked above the hem. */
function creases({ pen, figure, design: { slack }, leg }: Piece): string {
  const lot = pen.lot(`creases ${leg}`);
  const { end } = figure;
  const crease = (from: Spot, through: Spot, to: Spot): Fold => {
    const wander = (far: number) => (lot.next() - 0.5) * far;
    const at = ([u, v]: Spot) => figure.at(leg, u + wander(0.06), v + wander(0.12));
    return [...at(from), ...at(through), ...at(to)];
  };
  const upper = [
    crease([0, 0.98], [0.4, 0.92], [0.8, 0.72]),
    crease([0, 1.04], [0.4, 1.08], [0.86, 1.0]),
    crease([0, 1.14], [0.4, 1.26], [0.8, 1.3]),
    crease([1, 0.6], [0.8, 0.8], [0.5, 0.86]),
    ...(lot.chance(0.4) ? [crease([0.3, 0.16], [0.36, 0.4], [0.34, 0.64])] : []),
  ];
  const lower =
    end > 2.5
      ? [
          crease([1.04, 1.9], [0.6, 1.98], [0.24, 1.92]),
          crease([-0.04, 2.02], [0.4, 2.1], [0.8, 2.02]),
          crease([1.04, 2.16], [0.6, 2.22], [0.3, 2.16]),
          crease([-0.04, 1.8], [0.3, 1.76], [0.7, 1.82]),
          crease([1.04, 2.72], [0.5, 2.8], [0.1, 2.7]),
          crease([-0.04, 2.86], [0.5, 2.92], [0.9, 2.84]),
        ]
      : [crease([-0.04, 1.6], [0.4, 1.66], [0.8, 1.56]), crease([1.04, 1.76], [0.6, 1.7], [0.3, 1.82])];
  return folds([...upper, ...lower], 11, slack);
}

function seamsOn({ pen, figure, leg }: Piece): string {
  const tone = pen.main;
  const yoke = pen.back ? seam(tone, lineOn(figure, leg, [0, 0.42], [1.1, 0.26])) : '';
  return (
    yoke +
    (figure.end > 2.5
      ? seam(
          tone,
          onLeg(figure, leg, [
            [0.97, 0.2],
            [0.95, 1],
            [0.94, 2],
            [0.93, 3],
          ]),
          1.4,
        )
      : '')
  );
}

const features = [creases, seamsOn, blocksOn, knees, seatAndAnkles, padOn, reflectorsOn, ventOn, hemOn, pocketsOn];

/** One leg, or what lies within an outline of it, with all that is on it. */
export function legOf(piece: Piece, outline = outlineOf(piece.figure, piece.design, piece.leg), over = ''): string {
  const { pen, figure, design, volume } = piece;
  const inner = features.map((draw) => draw(piece)).join('') + over;
  return form(pen, outline, { matter: design.matter, volume, inner, grain: figure.turn });
}

/** Where one leg lies on the other: its shadow on that, and its own edge. */
function crossing(figure: Figure, over: Leg): { shadow: string; edge: string } {
  const edge = smooth(
    [1.06, 1.3, 1.6, 2, 2.4, 2.7, figure.end].filter((v) => v <= figure.end).map((v) => figure.at(over, 0, v)),
  );
  return { shadow: feather(edge, '#000000', 44, 0.34, 4, 6) + hollow(edge, 40, 0.5), edge: groove(edge, 4, 0.5) };
}

/** Legs nearer than this lie against each other, or one on the other. */
const TOUCHING = 16;

const touch = (figure: Figure): boolean =>
  [1.5, 2, 2.5, 3]
    .filter((v) => v <= figure.end)
    .some((v) => {
      const [l, r] = [figure.at('left', 0, v), figure.at('right', 0, v)];
      const turn = (figure.turn * Math.PI) / 180;
      return (r[0] - l[0]) * Math.cos(turn) + (r[1] - l[1]) * Math.sin(turn) < TOUCHING;
    });

/** The line's mark, where no pocket, knee or field of another colour is in its way. */
function signature(pen: Pen, figure: Figure, design: LegsDesign): string {
  if (pen.back || design.braces?.look === 'bib') return '';
  const shorts = figure.end < 3;
  const leg = design.blocking === 'one-leg' || design.blocking === 'slash' ? 'right' : pen.lot('mark').pick(bothLegs);
  const v = shorts ? 1.7 : design.blocking === 'thighs' ? 0.84 : 0.98;
  const second = shorts ? ['thighs', 'shins', 'knees-down', 'bands'] : ['hips'];
  const ground = second.includes(design.blocking) ? toneFor(pen, design.second) : pen.main;
  const [x, y] = figure.at(leg, 0.58, v);
  const ink = ground.luminance > 0.6 ? pen.dark.base : design.reflectors === 'mark' ? '#d7dce0' : pen.pale.base;
  return mark(pen, ink, x, y, 1.35 * figure.scale);
}

/** A pair of legs as it lies, or hangs, seen from one side. */
export function legsFrom(pen: Pen, design: LegsDesign): string {
  const figure = figureFor(design, pen.back);
  const over = pen.back ? otherLeg[design.pose.over] : design.pose.over;
  const under = otherLeg[over];
  const volume: Volume = { round: design.slack < 0.35 ? 52 : 44, bulge: design.slack < 0.35 ? 0.62 : 0.5 };
  const laid = touch(figure) ? crossing(figure, over) : { shadow: '', edge: '' };
  const middle = pen.main;
  const piece = { pen, figure, design, volume };
  return (
    braces(pen, figure, design, 'behind') +
    insideOf(pen, figure) +
    bothLegs.map((leg) => underHem(pen, figure, design, leg)).join('') +
    legOf({ ...piece, leg: under }, undefined, laid.shadow) +
    legOf({ ...piece, leg: over }, undefined, laid.edge) +
    seam(middle, lineOn(figure, 'left', [0, 0.1], [0, 1]), 2) +
    (pen.back ? stitch(middle, lineOn(figure, 'left', [0.03, 0.1], [0.03, 0.96])) : '') +
    signature(pen, figure, design) +
    waistband(pen, figure, design) +
    braces(pen, figure, design, 'before')
  );
}
