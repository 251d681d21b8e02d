import { feather, form } from 'demo-chain/pictures/drawing/form';
import type { Pen, Volume } from 'demo-chain/pictures/drawing/pen';
import { seam, stitch } from 'demo-chain/pictures/drawing/trim';
import { type LegsDesign, toneFor } from './design';
import { type Figure, figureOf, type Pose, run } from './figure';
import { legOf, legsFrom } from './garment';
import { closed, type Point, smooth, steps } from './geometry';
import { hemOn, underHem } from './hems';
import type { Piece } from './piece';

const straight: Pose = { left: { thigh: 0, shin: 0 }, right: { thigh: 0, shin: 0 }, over: 'right', turn: 0 };
const LEG = 'right';
const FOLD = 2;

const changed = (figure: Figure, change: (point: Point) => Point): Figure => ({
  ...figure,
  at: (leg, u, v) => change(figure.at(leg, u, v)),
  place: (x, y) => change(figure.place(x, y)),
});

const tilted =
  (degrees: number, [cx, cy]: Point) =>
  ([x, y]: Point): Point => {
    const a = (degrees * Math.PI) / 180;
    const [dx, dy] = [x - cx, y - cy];
    return [cx + dx * Math.cos(a) - dy * Math.sin(a), cy + dx * Math.sin(a) + dy * Math.cos(a)];
  };

/** The legs laid on each other, as large as fits, its middle in the picture's. */
function doubled(pen: Pen, { cut }: LegsDesign): Figure {
  const figure = figureOf(cut, straight, { top: 0, most: 1, above: 0, dip: 0 });
  const [[left, top], [right, low]] = [figure.at(LEG, 0, 0), figure.at(LEG, 1, FOLD)];
  const widest = figure.at(LEG, 1, 1)[0];
  const size = Math.min(820 / (low - top), 560 / (widest - left));
  const middle = [(left + Math.max(right, widest)) / 2, (top + low) / 2] as const;
  const turn = tilted(pen.lot('fold').int(-9, 9), [480, 610]);
  return changed({ ...figure, scale: figure.scale * size }, ([x, y]) =>
    turn([480 + (x - middle[0]) * size, 610 + (y - middle[1]) * size]),
  );
}

const pieceOf = (figure: Figure, from: number, to: number): string =>
  closed(
    run(figure, LEG, [1, from], [1, to]),
    steps(1, 0, 4).map((u) => figure.at(LEG, u, to + 0.12 * u * (1 - u))),
    run(figure, LEG, [0, to], [0, from]),
    run(figure, LEG, [0, from], [1, from]),
  );

/** The leg below the fold, laid back up over the thigh. */
function foldedUp(figure: Figure, tilt: number): Figure {
  const [a, b] = [figure.at(LEG, 0, FOLD), figure.at(LEG, 1, FOLD)];
  const [ux, uy] = [b[0] - a[0], b[1] - a[1]];
  const length = ux * ux + uy * uy;
  const turn = tilted(tilt, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  return changed(figure, ([x, y]) => {
    const t = ((x - a[0]) * ux + (y - a[1]) * uy) / length;
    const [fx, fy] = [a[0] + ux * t, a[1] + uy * t];
    return turn([2 * fx - x, 2 * fy - y]);
  });
}

const aside = (figure: Figure, dx: number, dy: number) => changed(figure, ([x, y]) => [x + dx, y + dy]);

function band(pen: Pen, figure: Figure, design: LegsDesign): string {
  const height = design.waist.look === 'high' ? 0.34 : 0.14;
  const ribbed = design.waist.look === 'elastic' || design.waist.look === 'knit';
  const tone = ribbed ? toneFor(pen, design.second) : pen.main;
  const d = closed(run(figure, LEG, [1.02, -0.01], [-0.02, -0.01]), run(figure, LEG, [-0.02, height], [1.02, height]));
  return (
    form(pen, d, {
      tone,
      matter: ribbed ? 'rib' : design.matter,
      round: 14,
      bulge: 0.5,
      inner: stitch(tone, smooth(run(figure, LEG, [0, height * 0.85], [1, height * 0.85]))),
    }) + seam(pen.main, smooth(run(figure, LEG, [0, height], [1, height])), 2)
  );
}

/** The padded pair that is worn within, inside out. */
function padded(pen: Pen, design: LegsDesign): string {
  const { cut } = design;
  const slim = { ...cut, waist: cut.waist * 0.82, hip: cut.hip * 0.86, thigh: cut.hip * 0.4, hem: cut.hip * 0.34 };
  return legsFrom(pen, {
    ...design,
    cut: { ...slim, thighLength: cut.thighLength * 0.8 },
    pose: { ...straight, left: { thigh: 4, shin: 0 }, right: { thigh: 4, shin: 0 } },
    matter: 'mesh',
    blocking: 'plain',
    print: 'none',
    pockets: [],
    waist: { look: 'elastic', cord: false, loops: false, tabs: false, fly: false },
    hem: { look: 'raw', gaiter: 'none', stirrup: false, zip: false },
    liner: 'pad',
    padBare: true,
    reflectors: 'none',
  });
}

const shrunk = (x: number, y: number, scale: number, drawing: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;

/** As it is put away; a padded pair lies beside the loose one it belongs to. */
export const packed = (pen: Pen, design: LegsDesign): string =>
  design.liner === 'padded'
    ? shrunk(-150, 40, 0.92, folded(pen, { ...design, liner: 'none' })) + shrunk(372, 250, 0.66, padded(pen, design))
    : folded(pen, design);

/** Folded as on a shelf: one leg on the other, and long ones once more at the knee. */
function folded(pen: Pen, design: LegsDesign): string {
  const figure = doubled(pen, design);
  const volume: Volume = { round: 40, bulge: 0.5 };
  const piece: Piece = { pen, figure, design, leg: LEG, volume };
  const low = aside(figure, -16, 13);
  const long = figure.end > FOLD;
  const beneath =
    (long ? '' : underHem(pen, low, design, LEG)) +
    form(pen, pieceOf(low, 0, FOLD), {
      matter: design.matter,
      volume: { ...volume },
      inner: long ? '' : hemOn({ ...piece, figure: low }),
    }) +
    band(pen, low, design);
  const thigh = (long ? '' : underHem(pen, figure, design, LEG)) + legOf(piece, pieceOf(figure, 0, FOLD));
  if (!long) return beneath + thigh + band(pen, figure, design);
  const shins = [
    { shin: aside(foldedUp(figure, 5), -8, 2), own: { ...volume } },
    { shin: foldedUp(figure, 1.5), own: { ...volume } },
  ].map(({ shin, own }) => {
    const outline = pieceOf(shin, FOLD, shin.end);
    return (
      feather(outline, '#000000', 30, 0.2, 5, 8) +
      underHem(pen, shin, design, LEG) +
      legOf({ ...piece, figure: shin, volume: own }, outline)
    );
  });
  return beneath + thigh + band(pen, figure, design) + shins.join('');
}
