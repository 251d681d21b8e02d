import { form } from 'demo-chain/pictures/drawing/form';
import type { Pen } from 'demo-chain/pictures/drawing/pen';
import { placed } from 'demo-chain/pictures/drawing/placed';
import { toneOf } from 'demo-chain/pictures/drawing/tone';
import { mark } from 'demo-chain/pictures/drawing/trim';
import { soleBelow, type TreadDesign } from './tread';

type One = (pen: Pen) => string;

/** Two that stand on one floor, the other a step behind. */
export const standingPair = (pen: Pen, floor: number, one: One, scale = 0.86) =>
  placed(pen, { x: 480 - 480 * scale + 92, y: floor * (1 - scale * 0.96) - 30, scale: scale * 0.96 }, one) +
  placed(pen, { x: 480 - 480 * scale - 52, y: floor * (1 - scale), scale }, one);

export const pairOfSoles = (pen: Pen, design: TreadDesign) =>
  placed(pen, { x: -176, y: 40, scale: 0.96, turn: -4 }, (small) => soleBelow(small, design)) +
  placed(pen, { x: 214, y: 10, scale: 0.96, turn: 4, mirrored: true }, (small) => soleBelow(small, design));

/** One stands and is seen from above, the other lies on its side: `long` is their soles, `high` from sole to top. */
export function flatLay(pen: Pen, one: One, above: One, { long, high }: { long: number; high: number }): string {
  const plan = long / 1000;
  const [wide, gap] = [338 * plan, 34];
  const scale = Math.min(0.92, (900 - wide - gap) / high);
  const left = (960 - wide - gap - high * scale) / 2;
  return (
    placed(pen, { x: left + wide / 2 - 480 * plan, y: 600 - 600 * plan, scale: plan, turn: -2 }, above) +
    placed(
      pen,
      {
        x: left + wide + gap + (high / 2) * scale - 480 * scale,
        y: 606 - 600 * scale,
        scale,
        turn: -88,
        mirrored: true,
      },
      one,
    )
  );
}

/** Two tall ones laid down back to back, held together by a paper band. */
export function lyingPair(pen: Pen, one: One, scale = 0.58): string {
  const band = toneOf(pen.lot('band').pick(['#c8b08a', '#e8e2d6', '#8b9a8a', '#b5b9bb']));
  const centred = { x: 480 - 480 * scale, y: 600 - 600 * scale, scale };
  const apart = 220 * scale;
  const laid = (y: number, turn: number) => placed(pen, { ...centred, y: centred.y + y, turn }, one);
  return (
    laid(-apart, 88) +
    laid(apart, 268) +
    placed(pen, { ...centred }, (small) =>
      form(small, 'M384 290C440 276 520 276 576 290L582 914C520 928 440 928 378 914Z', {
        tone: band,
        matter: 'paper',
        round: 34,
        bulge: 0.35,
        inner: mark(pen, band.luminance > 0.6 ? '#3a342c' : '#efebe2', 480, 600, 3.3),
      }),
    )
  );
}
