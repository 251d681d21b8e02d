import { num } from 'demo-chain/pictures/drawing/contour';
import type { Point } from 'demo-chain/pictures/drawing/jacket/curve';
import { type Cut, cutOf, MIDDLE } from 'demo-chain/pictures/drawing/jacket/cut';
import type { JacketDesign } from 'demo-chain/pictures/drawing/jacket/design';
import { designOf } from 'demo-chain/pictures/drawing/jacket/designs';
import { backOf, frontOf, hungOf } from 'demo-chain/pictures/drawing/jacket/garment';
import { packedOf } from 'demo-chain/pictures/drawing/jacket/packed';
import { GROUND } from 'demo-chain/pictures/drawing/jacket/rack';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { type Focus, type Side, type Staging, silhouette } from 'demo-chain/pictures/drawing/silhouette';

interface Frame {
  scale: number;
  /** What of the drawing comes to the middle of the picture. */
  middle: number;
}

const HEIGHT = 1036;
const HALF_WIDTH = 436;

/** Fills the picture, so far as arms and hem allow; the long stay long beside the short. */
function frameOf({ measures: m, hood, collar }: JacketDesign, { arms, at }: Cut): Frame {
  const top = hood.lies === 'up' ? m.neckY - 178 * hood.size : m.neckY - collar - 30;
  const [, foot] = at(0, 1);
  const reach = Math.max(...arms.flatMap((arm) => [0.6, 0.8, 1].map((t) => Math.abs(arm.at(t, 1)[0] - MIDDLE))));
  return { scale: Math.min(1.24, HEIGHT / (foot - top), HALF_WIDTH / reach), middle: (top + foot) / 2 };
}

const onPicture = ({ scale, middle }: Frame, [x, y]: Point): [number, number] => [
  MIDDLE + (x - MIDDLE) * scale,
  600 + (y - middle) * scale,
];

const framed = ({ scale, middle }: Frame, drawn: string) =>
  `<g transform="translate(${MIDDLE} 600) scale(${scale.toFixed(3)}) translate(${-MIDDLE} ${num(-middle)})">${drawn}</g>`;

/** Two things this very jacket is bought for. */
function staging(pen: Pen): Staging {
  const design = designOf(pen.subject);
  const { measures: m, hood, pockets } = design;
  const cut = cutOf(m);
  const frame = frameOf(design, cut);
  const look = (at: Point, zoom: number, of: Side = 'front'): Focus => ({ of, at: onPicture(frame, at), zoom });
  const neck = look([MIDDLE, m.neckY - (hood.lies === 'up' ? 60 : 10)], hood.lies === 'up' ? 2.2 : 2.5);
  const cuff = look(cut.arms[1].at(0.92, 0), 4.1);
  const others: Focus[] = [cuff];
  if (pockets.includes('sleeve')) others.push(look(cut.arms[1].at(0.38, 0.1), 2.7));
  if (pockets.includes('hand-left')) others.push(look(cut.at(-0.5, 0.78), 2.5));
  if (pockets.includes('flap-left')) others.push(look(cut.at(-0.5, 0.74), 2.4));
  if (pockets.includes('kangaroo')) others.push(look(cut.at(0.2, 0.74), 2.1));
  if (pockets.includes('back-middle')) others.push(look(cut.at(0.1, 0.84), 2.1, 'back'));
  return {
    rest: 'hangs',
    restOf: { packed: 'lies' },
    floor: GROUND,
    details: [neck, pen.lot('closer').pick(others)],
    outdoors: 0.84,
  };
}

function drawn(pen: Pen, side: Side): string {
  const design = designOf(pen.subject);
  if (side === 'packed') return packedOf(pen, design);
  const frame = frameOf(design, cutOf(design.measures));
  if (side === 'back') return framed(frame, backOf(pen, design));
  return framed(frame, frontOf(pen, design));
}

export const jacket = silhouette(staging, (pen, side) =>
  pen.view === 'scene' ? hungOf(pen, designOf(pen.subject)) : drawn(pen, side),
);
